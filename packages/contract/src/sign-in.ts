import { z } from 'zod'
import { Country, Currency, Moment, Nothing, type Call } from './call.ts'

/** Who is logged in, as the page shows it. */
export const Profile = z.object({
  playerId: z.string(),
  userName: z.string(),
  fullName: z.string(),
  nickName: z.string(),
  email: z.string(),
  currency: Currency,
  language: z.string(),
  appliedCountryRules: z.string(),
  lastLoginTime: Moment.nullable(),
  previousLoginTime: Moment.nullable(),
  potentialMinor: z.boolean().describe('An operator has marked the player as possibly under age'),
  details: z.object({ country: Country, hasPassword: z.boolean() }),
})
export type Profile = z.infer<typeof Profile>

export const readSession = {
  at: 'GET /api/session',
  about: 'Who is logged in; profile is null for a visitor',
  takes: Nothing,
  answers: z.object({ profile: Profile.nullable() }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

export const login = {
  at: 'POST /api/login',
  about: 'Sign in with login (e-mail or user name) and password. The session comes as a cookie that scripts cannot read',
  takes: z.object({
    login: z.string().max(254),
    password: z.string().max(256),
    customerApp: z.literal('poker').optional(),
  }),
  answers: z.object({ profile: Profile }),
  refuses: [2, 107, 111, 112, 114, 137, 210, 216, 217, 226, 233, 305],
  who: 'anyone',
} as const satisfies Call

export const logout = {
  at: 'POST /api/logout',
  about: 'Ends this session',
  takes: Nothing,
  answers: Nothing,
  refuses: [],
  who: 'anyone',
} as const satisfies Call

export const changePassword = {
  at: 'POST /api/password',
  about: 'Changes the password of the logged-in player; every other session ends',
  takes: z.object({ password: z.string().max(256), newPassword: z.string().max(256) }),
  answers: Nothing,
  refuses: [2, 109, 115, 182, 305],
  who: 'player',
} as const satisfies Call

export const readActivity = {
  at: 'GET /api/activity',
  about: "The player's newest sign-ins",
  takes: Nothing,
  answers: z.object({
    visits: z.array(
      z.object({
        beganAt: Moment,
        endedAt: Moment.nullable(),
        endedBecause: z.enum(['logout', 'password', 'expired']).nullable(),
        browser: z.string().nullable().describe('Browser and system by name'),
        address: z.string(),
        isThis: z.boolean(),
      }),
    ),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

export const signIn = { readSession, login, logout, changePassword, readActivity }
