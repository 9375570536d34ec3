import type { ReactNode } from 'react'
import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, type IconName, Status, type StatusKind } from '#app/ui/index.ts'
import type { OfferingId } from '../offerings.ts'
import * as styles from './app-sketch.css.ts'

type Length = keyof typeof styles.lengths

/**
 * How a list of the product looks, with grey in place of names and amounts: nothing is invented.
 * Offerings without a list of their own have none.
 */
export function AppSketch({ id }: { id: OfferingId }) {
  if (id === 'invoicing') return <Invoices />
  if (id === 'client-management') return <Clients />
  if (id === 'product-management') return <Products />
  return null
}

function Sketch({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sketch} aria-hidden="true">
      {children}
    </div>
  )
}

type RowProps = { first: ReactNode; length: Length; last: ReactNode }

function Row({ first, length, last }: RowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.figure}>{first}</span>
      <span className={classes(styles.bar, styles.lengths[length])} />
      <span className={styles.figure}>{last}</span>
    </div>
  )
}

const invoices: readonly { kind: StatusKind; share?: number; length: Length }[] = [
  { kind: 'paid', length: 'middle' },
  { kind: 'partlyPaid', share: 0.6, length: 'long' },
  { kind: 'overdue', share: 0.3, length: 'short' },
  { kind: 'sent', length: 'middle' },
]

function Invoices() {
  const t = useT('site')
  return (
    <Sketch>
      {invoices.map(({ kind, share, length }, index) => (
        <Row
          key={kind}
          first={`000${invoices.length - index}`}
          length={length}
          last={
            <Status kind={kind} share={share}>
              {t(`moons.${kind}`)}
            </Status>
          }
        />
      ))}
    </Sketch>
  )
}

const clients: readonly { icon: IconName; length: Length; language: string }[] = [
  { icon: 'building-2', length: 'long', language: 'DE · EUR' },
  { icon: 'user', length: 'short', language: 'IT · EUR' },
  { icon: 'building-2', length: 'middle', language: 'EN · GBP' },
  { icon: 'user', length: 'middle', language: 'ES · EUR' },
]

function Clients() {
  return (
    <Sketch>
      {clients.map(({ icon, length, language }) => (
        <Row key={language} first={<Icon name={icon} size="s" />} length={length} last={language} />
      ))}
    </Sketch>
  )
}

const products: readonly { code: string; length: Length; unit: string }[] = [
  { code: 'A-1', length: 'middle', unit: 'kg' },
  { code: 'A-2', length: 'long', unit: 'm²' },
  { code: 'B-1', length: 'short', unit: 'm' },
  { code: 'B-2', length: 'middle', unit: 'h' },
]

function Products() {
  return (
    <Sketch>
      {products.map(({ code, length, unit }) => (
        <Row key={code} first={code} length={length} last={unit} />
      ))}
    </Sketch>
  )
}
