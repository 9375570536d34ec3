import { text } from '#app/ui/index.ts'
import type { RecordLink, RecordPanels, RecordStep } from '#contract/firm/records.ts'
import { useFirm, useFormat, usePage, useT } from '../page-context.tsx'
import { Panel } from './panel.tsx'
import { kindText } from './record-words.ts'
import * as styles from './records.css.ts'

/** The documents that a record stands to: what it came from, pays, credits. Nothing where none are. */
export function LinksPanel({ panels: { links } }: { panels: RecordPanels }) {
  const t = useT('record')
  if (links.length === 0) return null
  return (
    <Panel id="links" title={t('links.title')}>
      <ul>
        {links.map((link) => (
          <li key={`${link.relation} ${link.direction} ${link.id}`} className={styles.entry}>
            <LinkEntry link={link} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function LinkEntry({ link }: { link: RecordLink }) {
  const { texts } = usePage()
  const { firm } = useFirm()
  const { date, money } = useFormat()
  const t = useT('record')
  const { kind, title, path, amount, currency, relation, direction } = link
  return (
    <>
      <span className={styles.name}>
        <a className={text.link} href={`/firms/${firm.firmId}/${path}`}>
          {`${kindText(texts, kind)} ${title}`}
        </a>
        <span className={text.secondLine}>
          {t(`relation.${relation}.${direction}`)}
          {link.date && ` · ${date(link.date, 'medium')}`}
        </span>
      </span>
      {amount !== null && currency && <span>{money(amount, currency)}</span>}
    </>
  )
}

/** Every document of the same story, from the enquiry to the payment; nothing where the links say it all. */
export function ChainPanel({ panels: { kind, id, chain, links } }: { panels: RecordPanels }) {
  const t = useT('record')
  if (chain.length <= links.length + 1 || chain.length < 3) return null
  return (
    <Panel id="chain" title={t('chain.title')}>
      <ol>
        {chain.map((step) => (
          <li key={`${step.kind} ${step.id}`} className={styles.entry}>
            <StepEntry step={step} isCurrent={step.kind === kind && step.id === id} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function StepEntry({ step, isCurrent }: { step: RecordStep; isCurrent: boolean }) {
  const { texts } = usePage()
  const { firm } = useFirm()
  const { date, money } = useFormat()
  const { kind, title, path, amount, currency } = step
  const words = `${kindText(texts, kind)} ${title}`
  return (
    <>
      <span className={styles.name}>
        {isCurrent ? (
          <b aria-current="page">{words}</b>
        ) : (
          <a className={text.link} href={`/firms/${firm.firmId}/${path}`}>
            {words}
          </a>
        )}
        {step.date && <span className={text.secondLine}>{date(step.date, 'medium')}</span>}
      </span>
      {amount !== null && currency && <span>{money(amount, currency)}</span>}
    </>
  )
}
