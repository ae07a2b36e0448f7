import style from './MethodLogo.module.css'

/** The logo of a payment method, beside its name. */
export function MethodLogo({ logo }: { logo: string }) {
  return <img className={style.logo} src={logo} width="48" height="32" alt="" loading="lazy" decoding="async" />
}
