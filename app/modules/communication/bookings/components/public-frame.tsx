import type { ReactNode } from 'react'
import * as shared from '#app/shell/documents/public/public.css.ts'
import { PublicLanguages } from '#app/shell/documents/public/public-languages.tsx'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { useT } from '#app/shell/page-context.tsx'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { Icon } from '#app/ui/index.ts'
import type { FreeTimes } from '#contract/communication/public-bookings.ts'
import * as styles from './bookings.css.ts'

type About = Pick<FreeTimes, 'name' | 'firmName' | 'description' | 'place' | 'durationMinutes'>
type PublicFrameProps = {
  about: About
  /** Of the page as it is shown, for the same in another language. */
  path: string
  children: ReactNode
}

/** What an appointment is about, beside what is done with it. */
export function PublicFrame({ about, path, children }: PublicFrameProps) {
  const t = useT('bookings')
  const { name, firmName, description, place, durationMinutes } = about
  return (
    <main id="main" className={shared.page}>
      <div className={styles.page}>
        <header className={sheet.about}>
          <p className={styles.firm}>{firmName}</p>
          <h1 className={sheet.title}>{name}</h1>
          <ul className={sheet.facts}>
            <li className={sheet.fact}>
              <Icon name="clock" />
              {t('public.lasts', { count: durationMinutes })}
            </li>
            {place && (
              <li className={sheet.fact}>
                <Icon name="map-pin" />
                {place}
              </li>
            )}
          </ul>
          {description && <p className={sheet.lines}>{description}</p>}
          <PublicLanguages label={t('public.language')} path={path} />
        </header>
        <div className={sheet.about}>{children}</div>
      </div>
      <LegalLinks isPadded />
    </main>
  )
}
