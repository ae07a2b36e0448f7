/** What a page says itself where a hidden payment frame refuses: the catalogue's rejection by the payment gateway. */
export const gatewayRefusal = { error: 'paymentRejected', errorCode: 119 } as const
