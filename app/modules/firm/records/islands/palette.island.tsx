import { type KeyboardEvent as KeyPress, useEffect, useRef, useState } from 'react'
import { opensSomething } from '#app/islands/strategies/keys.client.ts'
import { hitsOf, type QuickHit, quickHelpPath } from '../quick-hit.ts'
import * as styles from './palette.css.ts'
import { readRecent, rememberRecent } from './recent.ts'
import { ShortcutSheet } from './shortcut-sheet.tsx'

type PaletteProps = {
  /** The page of the search; what is typed is asked below it. */
  path: string
  /** Which keys open search and sheet; empty where none does. */
  keys: { search: string; sheet: string }
  texts: Record<string, string>
}

const waitMs = 120
/** Shorter words are in every article. */
const shortest = 3

/** Search, pages and things to make in one box that keys open; and the sheet of all keys. */
export default function Palette({ path, keys, texts }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  const [groups, setGroups] = useState<{ name: string; hits: QuickHit[] }[]>([])
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const hits = groups.flatMap((group) => group.hits)

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const opened = opensSomething(event)
      if (!opened) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      if (opened === 'sheet') sheet.current?.showModal()
      else {
        dialog.current?.showModal()
        setIsOpen(true)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const address = `${path}/quick?q=${encodeURIComponent(typed)}`
        const [answer, help] = await Promise.all([
          fetch(address, { signal: stop.signal }),
          helpFor(typed, stop.signal),
        ])
        if (!answer.ok) return
        const found: unknown = await answer.json()
        const at = (name: string) => hitsOf(Object(found)[name])
        const recent = typed.trim() === '' ? readRecent(path) : []
        setAt(0)
        setGroups(
          [
            { name: texts['palette.recent'] ?? '', hits: recent },
            { name: texts['palette.pages'] ?? '', hits: at('pages') },
            { name: texts['palette.records'] ?? '', hits: at('records') },
            { name: texts['palette.help'] ?? '', hits: help },
          ].filter((group) => group.hits.length > 0),
        )
      } catch {
        // Typed on, or without a connection: what is shown stays.
      }
    }, waitMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [path, typed, texts, isOpen])

  function onKeyDown(event: KeyPress<HTMLInputElement>) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setAt((at + step + hits.length) % hits.length)
    }
    const chosen = hits[at]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      rememberRecent(path, chosen)
      location.assign(chosen.href)
    }
  }

  let place = -1
  return (
    <>
      <dialog ref={dialog} className={styles.dialog} aria-label={texts['palette.title']}>
        <form action={path} className={styles.form}>
          <input
            className={styles.input}
            name="q"
            type="search"
            role="combobox"
            autoComplete="off"
            aria-label={texts['palette.label']}
            aria-expanded={hits.length > 0}
            aria-controls="palette-hits"
            aria-activedescendant={hits.length > 0 ? `palette-${at}` : undefined}
            placeholder={texts['palette.label']}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            {texts['palette.close']}
          </button>
        </form>
        <div id="palette-hits" role="listbox" aria-label={texts['palette.title']}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, no fieldsets
            <div key={group.name} role="group" aria-label={group.name}>
              <p className={styles.group} aria-hidden="true">
                {group.name}
              </p>
              {group.hits.map((hit) => {
                place += 1
                const isAt = place === at
                return (
                  <a
                    key={hit.href}
                    id={`palette-${place}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={isAt}
                    className={styles.hit}
                    href={hit.href}
                    onClick={() => rememberRecent(path, hit)}
                  >
                    <span>{hit.label}</span>
                    <span className={styles.detail}>{hit.detail}</span>
                  </a>
                )
              })}
            </div>
          ))}
        </div>
        {hits.length === 0 && typed !== '' && (
          <p className={styles.group}>{texts['palette.none']}</p>
        )}
      </dialog>
      <ShortcutSheet of={sheet} keys={keys} texts={texts} />
    </>
  )
}

/** Articles of the help; without them the rest is shown all the same. */
async function helpFor(typed: string, signal: AbortSignal): Promise<QuickHit[]> {
  if (typed.trim().length < shortest) return []
  const address = `${quickHelpPath}?q=${encodeURIComponent(typed)}`
  const answer = await fetch(address, { signal }).catch(() => undefined)
  return answer?.ok ? hitsOf(Object(await answer.json()).hits) : []
}
