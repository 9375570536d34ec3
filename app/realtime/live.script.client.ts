import { keepLanguage } from '#app/shell/i18n/keep-language.client.ts'
import { showUnread, startBell } from './bell.client.ts'
import { onChannel, onChannelOpen } from './channel.ts'
import { keepConnected } from './connection.client.ts'
import { refreshFrame } from './frame-refresh.client.ts'
import { showToast } from './live-toast.client.ts'
import { fetchNews } from './news.client.ts'
import { prepareOffline } from './offline.client.ts'
import { whenVisible } from './page-life.client.ts'
import { leavePage } from './session-end.client.ts'

/** Where websockets do not get through, what is new is asked for this often. */
const troubleMs = 30_000

/** What the frame left for script; a page without it only has the connection. */
const template = document.querySelector<HTMLTemplateElement>('template#live')
const parts = template && document.importNode(template.content, true)
const toast = parts?.querySelector<HTMLElement>('[data-live-toast] > *')
const panel = parts?.querySelector<HTMLElement>('[popover]')
const socketioUrl = document.querySelector<HTMLElement>('[data-socketio-url]')?.dataset.socketioUrl
/** The page itself has just said how many are unread. */
let isFresh = template?.dataset.unread !== undefined
let troubledAt = Number.NEGATIVE_INFINITY

keepLanguage()
void prepareOffline()
if (panel) startBell(panel, follow)
onChannel('newNotification', () => {
  const isSeen = document.visibilityState === 'visible'
  whenVisible(() => void follow(isSeen ? toast : undefined))
})
onChannel('profileChanged', () => whenVisible(() => void refreshFrame()))
onChannelOpen(() => {
  // After an interruption something may have been missed.
  if (!isFresh) void follow()
  isFresh = false
})
keepConnected({ socketioUrl, onTrouble, onEnded: leavePage })

/** Shows what is new, in the bell and, given one to fill, in a toast. */
async function follow(withToast?: HTMLElement | null): Promise<void> {
  const news = await fetchNews()
  if (news === 'ended') return leavePage()
  if (!news) return
  showUnread(news)
  if (withToast && news.latest) showToast(withToast, news.latest)
}

function onTrouble(): void {
  if (performance.now() - troubledAt < troubleMs) return
  troubledAt = performance.now()
  void follow()
}
