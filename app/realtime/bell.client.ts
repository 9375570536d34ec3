import { markRead, type News } from './news.client.ts'

/** Makes the bell's link a button that opens the list, for whoever presses it without asking for a new tab. */
export function startBell(panel: HTMLElement, onChange: () => void): void {
  const list = panel.querySelector('[data-list]')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-bell]')) {
    const button = buttonOf(link, panel)
    link.replaceWith(button)
    // Beside its button, so that it comes next when one steps through the page.
    button.insertAdjacentElement('afterend', panel)
  }
  panel.addEventListener('beforetoggle', (event) => {
    if (event instanceof ToggleEvent && event.newState === 'open') void fill(list)
  })
  panel.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    void send(event.target, event.submitter).then(async () => {
      await fill(list)
      onChange()
    })
  })
  panel.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-unread-id]') : null
    if (link?.dataset.unreadId) void markRead(link.dataset.unreadId)
  })
}

/** Shows in every bell how many are unread. */
export function showUnread({ badge, words }: News): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-unread]')) {
    mark.textContent = badge
    mark.hidden = badge === ''
  }
  for (const text of document.querySelectorAll('[data-unread-words]')) text.textContent = words
}

function buttonOf(link: HTMLAnchorElement, panel: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  button.popoverTargetElement = panel
  while (link.firstChild) button.appendChild(link.firstChild)
  return button
}

/** The list as its page renders it: one look, one set of words, one place where rights are asked. */
async function fill(list: Element | null): Promise<void> {
  list?.setAttribute('aria-busy', 'true')
  const answer = await fetch('/notifications?size=8').catch(() => undefined)
  const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html')
  const shown = page.querySelector('[data-notifications]')
  if (shown) list?.replaceChildren(document.adoptNode(shown))
  list?.removeAttribute('aria-busy')
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value))
  await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
}
