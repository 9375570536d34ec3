import { classes } from '#app/ui/index.ts'
import type { PaperView } from '#contract/core/paper.ts'
import * as styles from './paper.css.ts'
import { colorsOf, colorsPath } from './paper-colors.ts'
import * as looks from './paper-layouts.css.ts'
import { PaymentCode } from './payment-code.tsx'

type PaperProps = {
  view: PaperView
  /** Address of the firm's logo; the name stands alone without it. */
  logoHref: string
  /** Small, as beside the editor. */
  isMini?: boolean
}

/** A document as a sheet of paper, the same on screen, in a small preview and in print. */
export function Paper({ view, logoHref, isMini }: PaperProps) {
  const { title, number, language, paper, seller, buyer, facts, look, agencyCode } = view
  const colors = colorsOf(look)
  return (
    <article
      className={classes(
        styles.paper,
        styles.sizes[paper],
        looks.layouts[look.layout],
        isMini && styles.mini,
      )}
      lang={language}
      aria-label={number ? `${title} ${number}` : title}
      data-theme="light"
      data-colors={colors}
    >
      {colors && <link rel="stylesheet" href={colorsPath(colors)} />}
      <header className={styles.head}>
        <div className={styles.seller}>
          {seller.hasLogo && <img className={styles.logo} src={logoHref} alt="" />}
          <b className={styles.sellerName}>{seller.name}</b>
          <Lines lines={seller.lines} className={styles.address} />
        </div>
        {look.layout !== 'letter' && <Titles view={view} />}
      </header>
      <div className={styles.parties}>
        <div>
          <h3 className={styles.label}>{buyer.label}</h3>
          <b className={styles.buyerName}>{buyer.name}</b>
          <Lines lines={buyer.lines} />
        </div>
        <Facts facts={facts} />
        {agencyCode && <AgencyCode code={agencyCode} />}
      </div>
      {look.layout === 'letter' && <Titles view={view} />}
      {view.opening && <p className={looks.opening}>{view.opening}</p>}
      <Rows view={view} />
      <Sums view={view} />
      {view.terms && (
        <div className={styles.terms}>
          <h3 className={styles.label}>{view.terms.label}</h3>
          <p className={styles.noteText}>{view.terms.text}</p>
        </div>
      )}
      <Foot view={view} />
    </article>
  )
}

function Titles({ view: { title, number } }: { view: PaperView }) {
  return (
    <div className={styles.titles}>
      <h2 className={styles.title}>{title}</h2>
      {number && <p className={styles.documentNumber}>{number}</p>}
    </div>
  )
}

function Lines({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <p className={className}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order
        <span key={at} className={styles.line}>
          {line}
        </span>
      ))}
    </p>
  )
}

function Facts({ facts }: { facts: PaperView['facts'] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The code that leads to a tax agency, between the words the law wants: Spanish, as the law is. */
function AgencyCode({ code }: { code: NonNullable<PaperView['agencyCode']> }) {
  return (
    <div className={styles.agency} lang="es">
      <p>{code.heading}</p>
      <PaymentCode payload={code.payload} label={code.heading} />
      {code.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

function Rows({ view: { title, columns, rows } }: { view: PaperView }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.item}</th>
          <th scope="col" className={styles.detailColumn}>
            {columns.quantity}
          </th>
          <th scope="col" className={styles.detailColumn}>
            {columns.price}
          </th>
          <th scope="col" className={styles.detailColumn}>
            {columns.discount}
          </th>
          <th scope="col" className={styles.detailColumn}>
            {columns.tax}
          </th>
          <th scope="col">{columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order
          <Row key={at} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: PaperView['rows'][number]; columns: PaperView['columns'] }

/** A line, with what stands above it and the sum below. */
function Row({ row, columns }: RowProps) {
  const { heading, textAbove, subtotal } = row
  return (
    <>
      {(heading !== '' || textAbove !== '') && (
        <tr className={styles.above}>
          <td colSpan={6}>
            {heading && <b className={styles.heading}>{heading}</b>}
            {textAbove && <span className={styles.more}>{textAbove}</span>}
          </td>
        </tr>
      )}
      <tr>
        <td>
          <Description text={row.description} />
          {row.detail && <span className={styles.sku}>{row.detail}</span>}
          <span className={styles.phoneDetail}>{phoneDetail(row, columns)}</span>
        </td>
        <td className={styles.detailColumn}>{row.quantity}</td>
        <td className={styles.detailColumn}>{row.price}</td>
        <td className={styles.detailColumn}>{row.discount}</td>
        <td className={styles.detailColumn}>{row.tax}</td>
        <td>{row.amount}</td>
      </tr>
      {subtotal && (
        <tr className={styles.subtotal}>
          <td>{subtotal.label}</td>
          <td className={styles.detailColumn} colSpan={4} />
          <td>{subtotal.value}</td>
        </tr>
      )}
    </>
  )
}

/** Its first line is what it is called; the others say more. */
function Description({ text }: { text: string }) {
  const [first = '', ...others] = text.split('\n')
  return (
    <>
      <b className={styles.description}>{first}</b>
      {others.length > 0 && <span className={styles.more}>{others.join('\n')}</span>}
    </>
  )
}

/** What the narrow columns say, where there is no room for them. */
function phoneDetail(
  { quantity, price, discount, tax }: PaperView['rows'][number],
  columns: PaperView['columns'],
): string {
  return [
    `${quantity} × ${price}`,
    discount !== '–' && `${columns.discount} ${discount}`,
    tax !== '–' && `${columns.tax} ${tax}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function Sums({ view: { notes, totals, taxNotes, closing } }: { view: PaperView }) {
  return (
    <div className={styles.sums}>
      <div className={styles.notes}>
        {notes && (
          <>
            <h3 className={styles.label}>{notes.label}</h3>
            <p className={styles.noteText}>{notes.text}</p>
          </>
        )}
        {taxNotes.map((note) => (
          <p key={note} className={styles.taxNote}>
            {note}
          </p>
        ))}
        {closing && <p className={looks.closing}>{closing}</p>}
      </div>
      <dl className={styles.totals}>
        {totals.map(({ label, value, kind }) => (
          <div key={label} className={styles.totalKinds[kind]}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Foot({ view: { foot, swissBill } }: { view: PaperView }) {
  return (
    <footer className={styles.foot}>
      {foot.paymentCode && <PaymentCode payload={foot.paymentCode} label={foot.paymentCodeLabel} />}
      {swissBill && (
        <PaymentCode payload={swissBill.payload} label={swissBill.texts.paymentPart} isSwiss />
      )}
      {foot.facts.length > 0 && <Facts facts={foot.facts} />}
      <Lines lines={foot.lines} className={styles.footLines} />
    </footer>
  )
}
