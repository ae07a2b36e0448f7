import type { DepositMethod } from '@fairhouse/contract'
import { Money, RadioList } from '@fairhouse/ui'
import { numberSetting } from '../../base/setting.ts'
import { useSite } from '../../base/site.ts'
import { methodName } from './method-name.ts'
import { MethodLogo } from './MethodLogo.tsx'

/** The ways to pay, each with its logo, in rows of 54 px. */
export function MethodChoice({
  methods,
  value,
  onChange,
}: {
  methods: readonly DepositMethod[]
  value: number
  onChange: (method: number, passing: boolean) => void
}) {
  const { settings, texts } = useSite()
  const { t } = texts
  const rows = methods.map((method) => {
    const currency = Object.keys(method.supportCurrencies)[0] ?? ''
    return {
      value: String(method.method),
      label: methodName(texts, method),
      sign: <MethodLogo logo={method.logo} />,
      disabled: method.limitReached,
      note: method.kind !== 'bonusCode' && (
        <>
          <Money amount={method.minAmount} currency={currency} /> – <Money amount={method.maxAmount} currency={currency} />
        </>
      ),
    }
  })
  return (
    <RadioList
      name="method"
      legend={t('cashier.method')}
      rows={rows}
      value={String(value)}
      visible={numberSetting(settings, 'paymentMethodsListLength', 5)}
      onChange={(method, passing) => onChange(Number(method), passing)}
    />
  )
}
