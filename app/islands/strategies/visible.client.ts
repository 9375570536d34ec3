import type { Strategy } from './strategy.ts'

/** Starts a little before the island is scrolled into view. */
export const visible: Strategy = (island, hydrate) => {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && hydrate(),
    { rootMargin: '200px' },
  )
  // The element itself is `display: contents` and has no box; of bare text only the parent has one.
  const boxes = island.children.length > 0 ? island.children : [island.parentElement ?? island]
  for (const box of boxes) observer.observe(box)
  return () => observer.disconnect()
}
