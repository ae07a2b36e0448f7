import { RadioList } from '@fairhouse/ui'
import { useT } from '../../base/site.ts'
import { methodName } from './method-names.ts'
import type { SignInMethod } from './sign-in-methods.ts'

/** The list of ways to sign in or up, in the order of the settings. */
export function MethodList<M extends SignInMethod>({
  name,
  legend,
  methods,
  value,
  onChange,
}: {
  name: string
  legend: string
  methods: readonly M[]
  value: M
  onChange: (method: M) => void
}) {
  const t = useT()
  const rows = methods.map((method) => ({
    value: method,
    label:
      method === 'regular' ? t('identification.regular') : method === 'payAndPlay' ? t('identification.payAndPlay') : methodName(t, method),
  }))
  const choose = (chosen: string) => {
    const method = methods.find((one) => one === chosen)
    if (method) onChange(method)
  }
  return <RadioList name={name} legend={legend} rows={rows} value={value} onChange={choose} />
}
