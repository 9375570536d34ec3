import * as styles from '#app/shell/documents/detail/detail.css.ts'
import type {} from '#app/shell/frame/slots.ts'
import { useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'

/** The time that an invoice bills, and where it is listed. */
export type HoursShown = { hours: string; href: string; fileHref: string }

declare module '#app/shell/frame/slots.ts' {
  interface Slots {
    'invoice.hours': { about: { invoiceId: string }; shown: HoursShown }
  }
}

/** Leads to the time entries of an invoice, and to their file. */
export function HoursPart({ of }: { of: HoursShown | null }) {
  const t = useT('invoicing')
  if (!of) return null
  return (
    <section className={styles.section} id="hours">
      <h2 className={styles.sectionTitle}>{t('hours.title')}</h2>
      <p className={styles.entry}>
        <a className={text.link} href={of.href}>
          {t('hours.show', { hours: of.hours })}
        </a>
        <a className={text.link} href={of.fileHref}>
          {t('hours.file')}
        </a>
      </p>
    </section>
  )
}
