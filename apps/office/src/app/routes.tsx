import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { Root } from './Root.tsx'

type Load = () => Promise<Record<string, () => React.JSX.Element>>
/** A page: its address, who may open it, and what loads it. */
export type OfficePage = {
  readonly path: string
  readonly permission: Permission | 'staff'
  readonly view: ReturnType<typeof lazyRouteComponent>
}

const page = (path: string, permission: Permission | 'staff', name: string, load: Load): OfficePage => ({
  path,
  permission,
  view: lazyRouteComponent(load, name),
})

/** Every page of the office. */
export const pages: readonly OfficePage[] = [
  page('/', 'staff', 'HomePage', () => import('../home/HomePage.tsx')),
  page('/staff', 'staff.read', 'StaffPage', () => import('../staff/StaffPage.tsx')),
  page('/staff/invite', 'staff.invite', 'InvitePage', () => import('../staff/InvitePage.tsx')),
  page('/staff/$id', 'staff.read', 'PersonPage', () => import('../staff/PersonPage.tsx')),
  page('/roles', 'roles.read', 'RolesPage', () => import('../roles/RolesPage.tsx')),
  page('/roles/new', 'roles.edit', 'RoleFormPage', () => import('../roles/RoleFormPage.tsx')),
  page('/roles/$name', 'roles.read', 'RolePage', () => import('../roles/RolePage.tsx')),
  page('/roles/$name/change', 'roles.edit', 'RoleFormPage', () => import('../roles/RoleFormPage.tsx')),
  page('/approvals', 'staff', 'RequestsPage', () => import('../requests/RequestsPage.tsx')),
  page('/approvals/$id', 'staff', 'RequestPage', () => import('../requests/RequestPage.tsx')),
  page('/queues/withdrawals', 'withdrawals.read', 'WithdrawalsPage', () => import('../withdrawals/WithdrawalsPage.tsx')),
  page('/queues/withdrawals/rule', 'withdrawals.read', 'RulePage', () => import('../withdrawals/RulePage.tsx')),
  page('/queues/withdrawals/$item', 'withdrawals.read', 'WithdrawalPage', () => import('../withdrawals/WithdrawalPage.tsx')),
  page('/queues/documents', 'documents.read', 'DocumentsPage', () => import('../documents/DocumentsPage.tsx')),
  page('/queues/documents/$item', 'documents.read', 'DocumentPage', () => import('../documents/DocumentPage.tsx')),
  page('/queues/accounts', 'accounts.decide', 'AccountsPage', () => import('../accounts/AccountsPage.tsx')),
  page('/queues/accounts/$item', 'accounts.decide', 'AccountPage', () => import('../accounts/AccountPage.tsx')),
  page('/queues/suspense', 'suspense.read', 'SuspenseListPage', () => import('../suspense/SuspenseListPage.tsx')),
  page('/queues/suspense/$item', 'suspense.read', 'SuspensePage', () => import('../suspense/SuspensePage.tsx')),
  page('/queues/reviews', 'reviews.decide', 'ReviewsPage', () => import('../reviews/ReviewsPage.tsx')),
  page('/queues/reviews/$item', 'reviews.decide', 'ReviewPage', () => import('../reviews/ReviewPage.tsx')),
  page('/incidents', 'incidents.read', 'IncidentsPage', () => import('../incidents/IncidentsPage.tsx')),
  page('/incidents/new', 'incidents.switch', 'OpenIncidentPage', () => import('../incidents/OpenIncidentPage.tsx')),
  page('/incidents/$id', 'incidents.read', 'IncidentPage', () => import('../incidents/IncidentPage.tsx')),
  page('/incidents/$id/stop', 'incidents.switch', 'StopPage', () => import('../incidents/StopPage.tsx')),
  page('/incidents/$id/note', 'incidents.switch', 'NotePage', () => import('../incidents/NotePage.tsx')),
  page('/banners', 'pages.read', 'BannersPage', () => import('../lobby/banners/BannersPage.tsx')),
  page('/lobby', 'lobby.read', 'LobbyPage', () => import('../lobby/LobbyPage.tsx')),
  page('/pages', 'pages.read', 'PagesPage', () => import('../pages/PagesPage.tsx')),
  page('/pages/$name/$language', 'pages.read', 'ContentPage', () => import('../pages/ContentPage.tsx')),
  page('/chat', 'chat.read', 'ChatPage', () => import('../chat/ChatPage.tsx')),
  page('/chat/words', 'chat.read', 'ChatWordsPage', () => import('../chat/ChatWordsPage.tsx')),
  page('/campaigns', 'campaigns.read', 'CampaignsPage', () => import('../campaigns/CampaignsPage.tsx')),
  page('/campaigns/new', 'campaigns.draft', 'NewCampaignPage', () => import('../campaigns/NewCampaignPage.tsx')),
  page('/campaigns/$id', 'campaigns.read', 'CampaignPage', () => import('../campaigns/CampaignPage.tsx')),
  page('/segments', 'campaigns.read', 'SegmentsPage', () => import('../segments/SegmentsPage.tsx')),
  page('/segments/$id', 'campaigns.read', 'SegmentPage', () => import('../segments/SegmentPage.tsx')),
  page('/bonus-links', 'players.read', 'BonusLinksPage', () => import('../bonus-links/BonusLinksPage.tsx')),
  page('/jackpots', 'campaigns.read', 'JackpotsPage', () => import('../jackpots/JackpotsPage.tsx')),
  page('/jackpots/new', 'campaigns.draft', 'NewJackpotPage', () => import('../jackpots/NewJackpotPage.tsx')),
  page('/races', 'campaigns.read', 'RacesPage', () => import('../races/RacesPage.tsx')),
  page('/races/new', 'campaigns.draft', 'NewRacePage', () => import('../races/NewRacePage.tsx')),
  page('/races/$id', 'campaigns.read', 'RacePage', () => import('../races/RacePage.tsx')),
  page('/jackpots/$id', 'campaigns.read', 'JackpotPage', () => import('../jackpots/JackpotPage.tsx')),
  page('/messages', 'messages.read', 'MessagesPage', () => import('../messages/MessagesPage.tsx')),
  page('/messages/$name/$language', 'messages.read', 'MessagePage', () => import('../messages/MessagePage.tsx')),
  page('/games', 'games.read', 'GamesPage', () => import('../games/GamesPage.tsx')),
  page('/games/returns', 'games.read', 'GameReturnsPage', () => import('../game-returns/GameReturnsPage.tsx')),
  page('/games/returns/$id', 'games.read', 'GameReturnPage', () => import('../game-returns/GameReturnPage.tsx')),
  page('/games/$id', 'games.read', 'GamePage', () => import('../games/GamePage.tsx')),
  page('/games/providers', 'games.read', 'ProvidersPage', () => import('../games/ProvidersPage.tsx')),
  page('/games/providers/new', 'games.edit', 'NewProviderPage', () => import('../games/NewProviderPage.tsx')),
  page('/games/providers/$id', 'games.read', 'ProviderPage', () => import('../games/ProviderPage.tsx')),
  page('/methods', 'methods.read', 'MethodsPage', () => import('../methods/MethodsPage.tsx')),
  page('/methods/$id', 'methods.read', 'MethodPage', () => import('../methods/MethodPage.tsx')),
  page('/settings', 'settings.read', 'SettingsPage', () => import('../settings/SettingsPage.tsx')),
  page('/settings/$name', 'settings.read', 'SettingPage', () => import('../settings/SettingPage.tsx')),
  page('/rules', 'rules.read', 'RulesPage', () => import('../rules/RulesPage.tsx')),
  page('/rules/$country', 'rules.read', 'CountryPage', () => import('../rules/CountryPage.tsx')),
  page('/queues/limit-raises', 'limits.read', 'LimitRaisesPage', () => import('../limit-raises/LimitRaisesPage.tsx')),
  page('/queues/limit-raises/$item', 'limits.read', 'LimitRaisePage', () => import('../limit-raises/LimitRaisePage.tsx')),
  page('/queues/exclusion-returns', 'limits.read', 'ReturnsPage', () => import('../exclusion-returns/ReturnsPage.tsx')),
  page('/queues/exclusion-returns/$item', 'limits.read', 'ReturnPage', () => import('../exclusion-returns/ReturnPage.tsx')),
  page('/queues/rounds', 'rounds.read', 'RoundsPage', () => import('../rounds/RoundsPage.tsx')),
  page('/queues/rounds/$item', 'rounds.read', 'RoundPage', () => import('../rounds/RoundPage.tsx')),
  page('/queues/notices', 'deposits.read', 'NoticesPage', () => import('../notices/NoticesPage.tsx')),
  page('/queues/notices/$item', 'deposits.read', 'NoticePage', () => import('../notices/NoticePage.tsx')),
  page('/queues/return-alarms', 'games.read', 'ReturnAlarmsPage', () => import('../game-returns/ReturnAlarmsPage.tsx')),
  page('/queues/return-alarms/$item', 'games.read', 'ReturnAlarmPage', () => import('../game-returns/ReturnAlarmPage.tsx')),
  page('/queues/debts', 'ledger.read', 'DebtsPage', () => import('../debts/DebtsPage.tsx')),
  page('/queues/debts/$item', 'ledger.read', 'DebtPage', () => import('../debts/DebtPage.tsx')),
  page('/players', 'players.read', 'PlayersPage', () => import('../players/PlayersPage.tsx')),
  page('/players/$id', 'players.read', 'PlayerPage', () => import('../players/PlayerPage.tsx')),
  page('/bulk', 'bulk.make', 'BulksPage', () => import('../bulk/BulksPage.tsx')),
  page('/bulk/new', 'bulk.make', 'BulkNewPage', () => import('../bulk/BulkNewPage.tsx')),
  page('/bulk/$id', 'bulk.make', 'BulkPage', () => import('../bulk/BulkPage.tsx')),
  page('/tokens', 'tokens.read', 'TokensPage', () => import('../tokens/TokensPage.tsx')),
  page('/tokens/new', 'tokens.make', 'MakeTokenPage', () => import('../tokens/MakeTokenPage.tsx')),
  page('/audit', 'audit.read', 'AuditPage', () => import('../audit/AuditPage.tsx')),
  page('/device', 'staff', 'DevicePage', () => import('../sign-in/own/DevicePage.tsx')),
  page('/me', 'staff', 'OwnPage', () => import('../sign-in/own/OwnPage.tsx')),
]

const rootRoute = createRootRoute({ component: Root })

/** The routes of the office. */
export const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: '/invitation' }),
  createRoute({ getParentRoute: () => rootRoute, path: '/directory' }),
  ...pages.map(({ path, view }) => createRoute({ getParentRoute: () => rootRoute, path, component: view })),
])
