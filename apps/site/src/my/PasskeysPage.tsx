import type { ErrorAnswer, MadePasskey } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { forget, useAnswer } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { knowsPasskeys, makePasskey } from '../base/forms/passkey.ts'
import { useSite } from '../base/site.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { SecretsForm } from './SecretsForm.tsx'
import list from './ActivityPage.module.css'
import page from './ProfilePage.module.css'
import style from './SecondFactorPage.module.css'

type Passkey = Answers<'GET /api/passkeys'>['passkeys'][number]
type State =
  | { at: 'resting'; said?: 'added' | 'stopped' | 'cannot'; error?: ErrorAnswer }
  | { at: 'adding' }
  | { at: 'removing'; passkey: Passkey }

const askPassword = ['password'] as const

/** /my/passkeys: the devices that let the player in without a password. */
export function PasskeysPage() {
  const {
    texts: { t },
  } = useSite()
  const { data, isError, refetch } = useAnswer('GET /api/passkeys', {}, { staleMs: 0 })
  return (
    <MyPage>
      <PageTitle title={t('my.passkeys')} />
      <h1 className={page.title}>{t('my.passkeys')}</h1>
      <p className={page.intro}>{t('my.passkeysText')}</p>
      {data ? (
        <Passkeys passkeys={data.passkeys} />
      ) : isError ? (
        <EmptyState title={t('my.passkeysFailed')}>
          <Button kind="line" onClick={() => void refetch()}>
            {t('shell.tryAgain')}
          </Button>
        </EmptyState>
      ) : (
        <Skeleton label={t('shell.loading')} lines={4} />
      )}
    </MyPage>
  )
}

function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
  const { call, queries, toasts, texts } = useSite()
  const { t } = texts
  const [state, setState] = useState<State>({ at: 'resting' })
  const add = async (options: Record<string, unknown>) => {
    const made = await makePasskey<MadePasskey>(options)
    if (!made) return setState({ at: 'resting', said: 'stopped' })
    const answer = await call('POST /api/passkeys', { made })
    setState(answer.ok ? { at: 'resting', said: 'added' } : { at: 'resting', error: answer.error })
    forget(queries, 'GET /api/passkeys')
  }
  const removed = () => {
    toasts.show('success', t('my.passkeyRemoved'))
    setState({ at: 'resting' })
    forget(queries, 'GET /api/passkeys')
  }
  const cancel = () => setState({ at: 'resting' })
  if (state.at === 'adding')
    return (
      <SecretsForm
        names={askPassword}
        intro="my.passkeyAddText"
        submit="my.passkeyAdd"
        cancel={cancel}
        send={({ password = '' }) => call('POST /api/passkeys/begin', { password })}
        onDone={({ options }) => void add(options)}
      />
    )
  if (state.at === 'removing') {
    const { id, name } = state.passkey
    return (
      <SecretsForm
        names={askPassword}
        submit="my.passkeyRemoveGo"
        cancel={cancel}
        send={({ password = '' }) => call('POST /api/passkeys/end', { id, password })}
        onDone={removed}
      >
        <p>{t('my.passkeyRemoveText', { name })}</p>
      </SecretsForm>
    )
  }
  const begin = () => setState(knowsPasskeys() ? { at: 'adding' } : { at: 'resting', said: 'cannot' })
  return <Resting passkeys={passkeys} state={state} begin={begin} remove={(passkey) => setState({ at: 'removing', passkey })} />
}

type RestingProps = {
  passkeys: Passkey[]
  state: Extract<State, { at: 'resting' }>
  begin: () => void
  remove: (passkey: Passkey) => void
}

function Resting({ passkeys, state: { said, error }, begin, remove }: RestingProps) {
  const { t } = useSite().texts
  return (
    <div className={style.list}>
      {error && <ErrorMessage error={error} />}
      {said && (
        <Notice meaning={said === 'added' ? 'success' : 'info'} live>
          {t(said === 'added' ? 'my.passkeyAdded' : said === 'stopped' ? 'my.passkeyStopped' : 'my.passkeyCannot')}
        </Notice>
      )}
      {passkeys.length === 0 && <p>{t('my.noPasskeys')}</p>}
      {passkeys.length > 0 && (
        <ul className={list.visits}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} remove={() => remove(passkey)} />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={begin}>{t('my.passkeyAdd')}</Button>
      </div>
    </div>
  )
}

function Row({ passkey: { name, addedAt, usedAt }, remove }: { passkey: Passkey; remove: () => void }) {
  const { t } = useSite().texts
  const dateText = useDateText()
  return (
    <li className={list.visit}>
      <p className={list.when}>{name}</p>
      <p className={list.how}>
        {t('my.passkeyAddedAt', { at: dateText(addedAt, 'day') })}
        <br />
        {usedAt ? t('my.passkeyUsedAt', { at: dateText(usedAt, 'moment') }) : t('my.passkeyUnused')}
      </p>
      <Button kind="line" aria-label={t('my.passkeyRemoveOf', { name })} onClick={remove}>
        {t('my.passkeyRemove')}
      </Button>
    </li>
  )
}
