import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { classes, LinkButton, text } from '#app/ui/index.ts'
import type { ElectronicView } from '#contract/selling/electronic-invoices.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { electronicPath, invoicePath } from '../../paths.ts'
import { BrokenRules } from './broken-rules.tsx'
import { KeptFiles } from './kept-files.tsx'

type ElectronicPartProps = {
  invoice: Invoice
  view: ElectronicView
  /** Whether the rules it breaks stand above the step that issues it already. */
  isShownElsewhere: boolean
}

const names = {
  ubl: 'UBL',
  cii: 'CII',
  fattura: 'FatturaPA',
  verifactu: 'VeriFactu',
  verifactuVoid: 'VeriFactu (anulación)',
} as const

/** The document for machines: its files when it is issued, and what a receiver would refuse. */
export function ElectronicPart({ invoice, view, isShownElsewhere }: ElectronicPartProps) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const file = (format: string) =>
    `${invoicePath(firm.firmId, invoice.id)}/electronic/file?format=${format}`
  const isGood = view.broken.length === 0
  return (
    <section className={styles.section} aria-labelledby="electronic-title">
      <h2 className={styles.sectionTitle} id="electronic-title">
        {t('electronic.title')}
      </h2>
      {(isGood || !isShownElsewhere) && (
        <p className={classes(text.tiny, text.soft)}>
          {t(isGood ? goodKey(view) : 'electronic.broken')}
        </p>
      )}
      {!isGood && !isShownElsewhere && (
        <BrokenRules broken={view.broken} invoice={invoice} isDraft={view.isDraft} />
      )}
      <div className={styles.entry}>
        {view.isDraft ? (
          <LinkButton size="s" icon="pencil" href={electronicPath(firm.firmId, invoice.id)}>
            {t('electronic.terms')}
          </LinkButton>
        ) : (
          view.formats.map((format) => (
            <LinkButton key={format} size="s" icon="download" href={file(format)} download>
              {format === 'facturx' ? t('electronic.facturx') : names[format]}
            </LinkButton>
          ))
        )}
      </div>
      {!view.isDraft && <KeptFiles kept={view.kept} />}
    </section>
  )
}

function goodKey({ isDraft, kept, isExpected, formats }: ElectronicView): string {
  if (!isExpected && (isDraft || formats.length === 0)) return 'electronic.notExpected'
  return isDraft || kept.length === 0 ? 'electronic.good' : 'electronic.checkedGood'
}
