import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, buttonClass } from '@fairhouse/ui'
import { useSite } from '../base/site.ts'
import type { SetUp } from './factor-flow.ts'
import { SecretsForm } from './SecretsForm.tsx'
import style from './SecondFactorPage.module.css'

const askCode = ['code'] as const
type Confirmed = Answers<'POST /api/second-factor/confirm'>

/** Shows the secret as a QR code, text and link, and takes the first code as proof that an app has it. */
export function ConfirmFactor({ setUp, cancel, onDone }: { setUp: SetUp; cancel: () => void; onDone: (answer: Confirmed) => void }) {
  const {
    call,
    texts: { t },
  } = useSite()
  return (
    <SecretsForm
      names={askCode}
      intro="my.factorScan"
      codeLabel="my.factorCode"
      submit="my.factorConfirm"
      cancel={cancel}
      send={({ code = '' }) => call('POST /api/second-factor/confirm', { code })}
      onDone={onDone}
    >
      <Picture squares={setUp.picture} label={t('my.factorPicture')} />
      <a href={setUp.address} className={`${buttonClass('line')} ${style.onPhone}`}>
        {t('my.factorOpen')}
      </a>
      <p>
        {t('my.factorSecret')}{' '}
        <bdi className={style.secret} dir="ltr">
          {setUp.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </bdi>
      </p>
    </SecretsForm>
  )
}

function Picture({ squares, label }: { squares: boolean[][]; label: string }) {
  const dark = squares.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={style.picture}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const {
    texts: { t },
    toasts,
  } = useSite()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toasts.show('success', t('my.recoveryCopied'))
  }
  return (
    <div className={style.form} role="status">
      <h2 className={style.part}>{t('my.recoveryTitle')}</h2>
      <p>{t('my.recoveryText')}</p>
      <ul className={style.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={style.actions}>
        <Button onClick={onKept}>{t('my.recoveryKept')}</Button>
        <Button kind="line" onClick={() => void copy()}>
          {t('my.recoveryCopy')}
        </Button>
      </div>
    </div>
  )
}
