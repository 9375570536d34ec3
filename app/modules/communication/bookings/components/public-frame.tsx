import type { ReactNode } from 'react'
import { PlaceFact } from '#app/shell/documents/public/place-fact.tsx'
import { PublicSheet } from '#app/shell/documents/public/public-sheet.tsx'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { useT } from '#app/shell/page-context.tsx'
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
    <PublicSheet
      className={styles.page}
      firm={<p className={styles.firm}>{firmName}</p>}
      title={name}
      head={
        <>
          <ul className={sheet.facts}>
            <li className={sheet.fact}>
              <Icon name="clock" />
              {t('public.lasts', { count: durationMinutes })}
            </li>
            <PlaceFact place={place} />
          </ul>
          {description && <p className={sheet.lines}>{description}</p>}
        </>
      }
      label={t('public.language')}
      path={path}
      isPadded
    >
      <div className={sheet.about}>{children}</div>
    </PublicSheet>
  )
}
