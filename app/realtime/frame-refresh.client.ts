/** What of the frame shows the person. */
const parts = ['[data-part="person"]', '#person-menu']

/**
 * Brings what the frame says of the person up to date after a change in another page: asks for this
 * page again and takes over those parts, and nothing that somebody may be typing in.
 */
export async function refreshFrame(): Promise<void> {
  const answer = await fetch(location.href, { redirect: 'manual' }).catch(() => undefined)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const { documentElement: root } = fresh
  for (const selector of parts) {
    const [part, other] = [document.querySelector(selector), fresh.querySelector(selector)]
    if (part && other && !part.matches(':popover-open')) part.replaceWith(document.adoptNode(other))
  }
  if (root.lang !== document.documentElement.lang && !hasTyped()) {
    location.assign(location.pathname + location.search)
  }
  const { theme } = root.dataset
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea)',
  )
  return [...fields].some((field) => field.value !== field.defaultValue)
}
