import { markRead, type News } from './news.client.ts'

const maxToasts = 3

/**
 * Shows a notice in the corner for three seconds. The look, the bar that runs out and the pause
 * under a pointer are the kit's; here it is only filled and taken away.
 */
export function showToast(template: HTMLElement, { id, text, href }: NonNullable<News['latest']>) {
  const region = document.querySelector('[data-toasts]')
  const toast = template.cloneNode(true)
  if (!region || !(toast instanceof HTMLElement)) return
  const link = toast.querySelector('a')
  if (link) {
    link.href = href
    link.textContent = text
    link.addEventListener('click', () => void markRead(id))
  }
  toast.addEventListener('animationend', () => {
    if (getComputedStyle(toast).visibility === 'hidden') toast.remove()
  })
  region.appendChild(toast)
  while (region.children.length > maxToasts) region.firstElementChild?.remove()
}
