// Runs on pages that only carry a form back to the merchant.
document.forms[0]?.submit()
