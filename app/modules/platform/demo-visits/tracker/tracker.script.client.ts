import { emitChannel } from '#app/realtime/channel.ts'
import { keepableRoute } from '#contract/platform/private-fields.ts'
import { clickLog, formLog, inputLog } from './action-logs.ts'
import { PageView } from './page-view.ts'

/** Seconds between two signs that the page is still looked at. */
const signSeconds = 15

const demoUserId = document.getElementById('demo-tracker')?.dataset.user ?? ''
let view: PageView | undefined

/** A page that is only prerendered or opened behind another counts from when it is shown. */
function begin(): void {
  const isShown =
    document.visibilityState === 'visible' && !('prerendering' in document && document.prerendering)
  if (view || !demoUserId || !isShown) return
  view = new PageView(demoUserId, keepableRoute(location.pathname))
  emit(null)
}

function emit(actionLog: object | null): void {
  if (view) emitChannel('demoUserAction', { demoUserId, actionLog, routeLog: view.routeLog })
}

function note(action: Record<string, unknown> | undefined): void {
  if (view && action) emit(view.add(action))
}

/** Uploads at the page's end, and when it is hidden, which on a phone may be the end. */
function upload(): void {
  if (!view) return
  const body = new Blob([JSON.stringify(view.upload)], { type: 'application/json' })
  navigator.sendBeacon('/demo/visit-logs', body)
}

setInterval(() => {
  if (view && document.visibilityState === 'visible' && view.tick() % signSeconds === 0) emit(null)
}, 1000)

addEventListener('click', ({ target }) => target instanceof Element && note(clickLog(target)), true)
addEventListener('change', ({ target }) => note(inputLog(target)), true)
addEventListener(
  'submit',
  ({ target, submitter }) => target instanceof HTMLFormElement && note(formLog(target, submitter)),
  true,
)
document.addEventListener('prerenderingchange', begin)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') begin()
  else upload()
})
addEventListener('pagehide', () => {
  upload()
  view = undefined
})
addEventListener('pageshow', begin)
begin()
