import { gates, type Gate } from '@fairhouse/contract/office/base/office-call.ts'
import { officeApi } from '@fairhouse/contract/office/index.ts'
import { integer, list, oneOf, record, text, type Setting } from '../definition/setting.ts'

/** What is set about the office. */
export const office = {
  'office.sessionHours': integer({
    about: 'After how many hours a colleague signs in to the office anew, whatever they did',
    fallback: 12,
    scope: 'server',
    min: 1,
    max: 24,
  }),
  'office.commandHours': integer({
    about: 'After how many hours `fairhouse login` has to be done anew on the command line',
    fallback: 8,
    scope: 'server',
    min: 1,
    max: 24,
  }),
  'office.historyMonths': integer({
    about:
      'How many months the audit log, the access log, reality checks and answers of registers stay in the database after their month is over; then "fairhouse archive drop" may leave them to the archive. At least 13: a complaint may be taken to a dispute body within a year (Directive 2013/11/EU art. 5(4)(e))',
    fallback: 25,
    scope: 'server',
    min: 13,
    max: 600,
  }),
  'office.idleMinutes': integer({
    about: 'After how many minutes without use the office locks itself, until the passkey opens it',
    fallback: 30,
    scope: 'server',
    min: 1,
    max: 240,
  }),
  'office.requestHours': integer({
    about: 'How long a change request waits for a second person',
    fallback: 72,
    scope: 'server',
    min: 1,
    max: 720,
  }),
  'office.bulkUndoSeconds': integer({
    about: 'For how many seconds an act on many can be undone before it begins',
    fallback: 30,
    scope: 'server',
    min: 0,
    max: 3600,
  }),
  'office.queueDueHours': record({
    about: 'After how many hours an item of a queue should be decided, by the name of the queue; * is for every other one',
    fallback: { '*': 24 },
    scope: 'server',
    names: /^(\*|[a-z][a-zA-Z]{1,29})$/,
    of: integer({ about: '', fallback: 24, scope: 'server', min: 1, max: 720 }),
  }),
  'office.roundPendingHours': integer({
    about: 'After how many hours in play a round waits for a person, who asks its studio again or gives the stake back',
    fallback: 24,
    scope: 'server',
    min: 1,
    max: 720,
  }),
  'office.directory.issuer': text({
    about:
      'Where the directory of the house is that signs colleagues in by OpenID Connect, such as https://login.example.com; empty for none',
    fallback: '',
    scope: 'server',
  }),
  'office.directory.name': text({
    about: 'What the directory is called on the button that signs in by it',
    fallback: 'the directory',
    scope: 'server',
    max: 60,
  }),
  'office.directory.clientId': text({
    about: 'As whom the directory knows the office; its secret is SERVICE_DIRECTORY in the environment',
    fallback: 'fairhouse-office',
    scope: 'server',
    max: 200,
  }),
  'office.directory.scopes': list({
    about: 'What the directory is asked for; openid, profile and email at least, and whatever brings the groups',
    fallback: ['openid', 'profile', 'email'],
    scope: 'server',
    least: 1,
  }),
  'office.directory.groupsClaim': text({
    about: 'The claim in which the directory lists the groups of somebody',
    fallback: 'groups',
    scope: 'server',
    max: 100,
  }),
  'office.directory.methods': list({
    about: 'How the directory must have signed somebody in, by its claim amr: one of these, such as mfa; empty for any way',
    fallback: [],
    scope: 'server',
  }),
  'office.directory.roles': record({
    about:
      'The roles that groups of the directory have here: {"house-support": ["support"]}; taken again at the next sign-in after a group is left',
    fallback: {},
    scope: 'server',
    names: /^[^\s].{0,199}$/,
    of: list({ about: '', fallback: [], scope: 'server', item: /^[a-z][\w-]{1,60}$/i, items: 'names of roles' }),
  }),
  'office.gates': raisedGates({
    about:
      'Calls of the office that need more than they do by themselves (reason, stepUp, second): {"POST /office/staff/invite": "second"}; none can need less',
    fallback: {},
    scope: 'server',
    names: /^POST \/office\/[\w/-]{1,80}$/,
    of: oneOf({ about: '', fallback: 'reason', scope: 'server', words: gates }),
  }),
}

/** Raises gates of calls: refuses an unknown call, and a gate below the call's own. */
function raisedGates(given: Parameters<typeof record<Gate>>[0]): Setting<Readonly<Record<string, Gate>>> {
  const setting = record(given)
  const own = new Map<string, Gate>(Object.values(officeApi).map(({ at, gate }) => [at, gate]))
  return {
    ...setting,
    parse(input) {
      const raised = setting.parse(input)
      for (const [at, gate] of Object.entries(raised)) {
        const least = own.get(at)
        if (least === undefined) throw new Error(`There is no call "${at}". docs/api/office.json lists them all.`)
        if (gates.indexOf(gate) < gates.indexOf(least))
          throw new Error(
            `"${at}" needs ${least} by itself, and a setting only raises that: give one of ${gates.slice(gates.indexOf(least)).join(', ')}.`,
          )
      }
      return raised
    },
  }
}
