import type { ComponentType } from 'react'
import { keepEarlyEvents, replayEarlyEvent } from './early-events.client.ts'
import type { hydrate } from './hydrate.client.tsx'
import { importTwice } from './import-twice.client.ts'
import { reportIslandError } from './island-error.client.ts'
import { islandName } from './island-name.ts'
import { idle } from './strategies/idle.client.ts'
import { interaction } from './strategies/interaction.client.ts'
import { keys } from './strategies/keys.client.ts'
import { load } from './strategies/load.client.ts'
import type { Strategy } from './strategies/strategy.ts'
import { visible } from './strategies/visible.client.ts'

/** Loads the file of an island. */
export type IslandLoader = () => Promise<{ default: ComponentType<object> }>

const strategies: Record<string, Strategy> = { load, idle, visible, interaction, keys }
const loaders = new Map<string, IslandLoader>()

/** Hydrates the islands of this page, each when its strategy says so, and those that are added later. */
export function startIslands(found: Record<string, IslandLoader>): void {
  for (const [path, loader] of Object.entries(found)) loaders.set(islandName(path), loader)
  keepEarlyEvents((island) => island instanceof AppIsland && island.hydrate())
  customElements.define('app-island', AppIsland)
  if (import.meta.env.DEV)
    void import('./dev-router.client.ts').then(({ standInForRouter }) => standInForRouter())
}

/** Server HTML until its strategy hydrates it; has `live` while hydrated, `failed` once it crashed. */
class AppIsland extends HTMLElement {
  #isHydrated = false
  #stopWaiting = () => {}
  #unmount = () => {}

  connectedCallback(): void {
    if (this.#isHydrated) return
    this.#stopWaiting()
    const strategy = strategies[this.getAttribute('when') ?? ''] ?? visible
    this.#stopWaiting = strategy(this, () => this.hydrate())
  }

  disconnectedCallback(): void {
    // Being moved is leaving and coming back at once.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#stopWaiting()
      this.#unmount()
    })
  }

  async hydrate(): Promise<void> {
    if (this.#isHydrated) return
    this.#isHydrated = true
    this.#stopWaiting()
    try {
      const name = this.getAttribute('name') ?? ''
      const loader = loaders.get(name)
      if (!loader) throw new Error(`This build has no island ${name}`)
      const [react, content] = await Promise.all([
        importTwice(() => import('./hydrate.client.tsx')),
        importTwice(loader),
      ])
      if (this.isConnected) this.#live(react.hydrate, content.default)
      else this.#isHydrated = false
    } catch (error) {
      this.#fail(error)
    }
  }

  #live(hydrateIsland: typeof hydrate, Content: ComponentType<object>): void {
    // Copies, because they keep what was typed; `innerHTML` would not.
    const asServed = [...this.childNodes].map((node) => node.cloneNode(true))
    let hasCrashed = false
    const unmount = hydrateIsland(this, Content, JSON.parse(this.dataset.props ?? '{}'), {
      prefix: this.getAttribute('prefix') ?? '',
      onRecovered: (error) => reportIslandError(this, error, true),
      onCrash: (error) => {
        hasCrashed = true
        // React is still at work on this root.
        queueMicrotask(() => this.#fail(error))
      },
    })
    this.#unmount = () => {
      unmount()
      this.replaceChildren(...asServed)
      this.removeAttribute('live')
      this.#isHydrated = false
      this.#unmount = () => {}
    }
    if (hasCrashed) return
    this.setAttribute('live', '')
    replayEarlyEvent(this)
  }

  #fail(error: unknown): void {
    this.#unmount()
    this.#isHydrated = true
    this.setAttribute('failed', '')
    reportIslandError(this, error)
  }
}
