import { useEffect, useRef, useState } from 'react'
import { countText, fillText, type PluralText } from '#app/islands/texts.ts'
import { type Searched, settingsFound } from '#app/shell/settings/is-setting-found.ts'
import { Button, Icon, IconInput, type IconName, NothingFound, text } from '#app/ui/index.ts'
import * as styles from './settings-finder.css.ts'

type Place = Searched & { href: string; icon: IconName }

export type SettingsFinderProps = {
  path: string
  /** What was searched for by the address. */
  q: string
  groups: { id: string; name: string; places: Place[] }[]
  language: string
  texts: { label: string; submit: string; none: string; noneWords: string; found: PluralText }
}

/** All settings group by group; without script the server filters them, with it they follow at once. */
export default function SettingsFinder(props: SettingsFinderProps) {
  const { path, q, groups, language, texts } = props
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(q)

  useEffect(() => {
    const field = form.current?.elements.namedItem('q')
    if (field instanceof HTMLInputElement) setTyped(field.value)
  }, [])

  const isAll = typed.trim() === ''
  const places = groups.flatMap((group) => group.places)
  const found = new Set(isAll ? places : settingsFound(places, typed))
  const shown = groups
    .map((group) => ({
      ...group,
      places: group.places.filter((place) => found.has(place)),
    }))
    .filter((group) => group.places.length > 0)
  const count = shown.reduce((sum, group) => sum + group.places.length, 0)
  return (
    <>
      <search>
        <form ref={form} action={path} className={styles.bar}>
          <IconInput
            icon="search"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            aria-label={texts.label}
            placeholder={texts.label}
            className={styles.search}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button>{texts.submit}</Button>
          <span role="status" className={text.soft}>
            {isAll || count === 0 ? '' : countText(texts.found, count, language)}
          </span>
        </form>
      </search>
      {count === 0 && (
        <NothingFound title={fillText(texts.none, { q: typed.trim() })}>
          {texts.noneWords}
        </NothingFound>
      )}
      {shown.map(({ id, name, places }) => (
        <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`} className={styles.heading}>
            {name}
          </h2>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place.href} className={styles.place}>
                <Icon name={place.icon} className={styles.icon} />
                <div>
                  <a href={place.href} className={styles.link}>
                    {place.label}
                  </a>
                  <p className={styles.words}>{place.words}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
