import { studioKeys } from './places.ts'
import { Sentence } from './sentence.ts'

/** The operator's credentials and addresses at real services, which the sandbox otherwise provides. */
export const needed = ['SMTP_URL', 'ACQUIRER_API_KEY', 'ACQUIRER_WEBHOOK_SECRET', 'SMS_API_KEY', 'REGISTERS_API_KEY']

/**
 * Returns the variables that configure real services, including those of identity and payment services (SERVICE_…).
 * Throws a sentence that names all missing ones.
 */
export function servicesFrom(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // A studio elsewhere is named by all of its keys; without any of them we run our own.
  const ofStudio = studioKeys.some((name) => env[name]) ? studioKeys : []
  const missing = [...needed, ...ofStudio].filter((name) => !env[name])
  if (missing.length > 0)
    throw new Sentence(
      `With MODE=live the services are real ones, so Fairhouse needs ${missing.join(', ')}. Set what is missing; docs/operate/install.md says what each is.`,
    )
  const own = Object.entries(env).filter(
    ([name]) => needed.includes(name) || ofStudio.includes(name) || /^SERVICE_(?!SANDBOX_KEY$)/.test(name),
  )
  return Object.fromEntries(own)
}
