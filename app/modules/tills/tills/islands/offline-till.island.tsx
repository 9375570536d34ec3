import { useState } from 'react'
import { fillText } from '#app/islands/texts.ts'
import { OfflineBand } from '#app/ui/band.tsx'
import * as styles from '../offline/offline.css.ts'
import { OfflineCart } from '../offline/offline-cart.tsx'
import { OfflineItems } from '../offline/offline-items.tsx'
import { OfflineReceipt } from '../offline/offline-receipt.tsx'
import { OfflineStatus } from '../offline/offline-status.tsx'
import { OfflineTickets } from '../offline/offline-tickets.tsx'
import { formatOf, type OfflinePlace } from '../offline/place.ts'
import { type OfflinePayment, sellOffline, withItem } from '../offline/sale.ts'
import type { OfflineItem, OfflineSale, OfflineTicket } from '../offline/types.ts'
import { useTill } from '../offline/use-till.ts'

const nothing: OfflineSale = { lines: [], discount: '', customer: undefined }

/** Sells with a connection or without: tickets are kept on the device and entered in their order. */
export default function OfflineTill(place: OfflinePlace) {
  const till = useTill(place)
  const [sale, setSale] = useState(nothing)
  const [sold, setSold] = useState<OfflineTicket>()
  const [isLost, setIsLost] = useState(false)
  const { items = [], customers = [] } = till.device ?? {}

  function add(item: OfflineItem, times = 1) {
    setSold(undefined)
    setSale((before) => ({ ...before, lines: withItem(before.lines, item, times) }))
  }

  async function pay(payment: OfflinePayment) {
    // Taken out first: a second press finds nothing to sell.
    setSale(nothing)
    try {
      setSold(await sellOffline(place, sale, payment))
      setIsLost(false)
    } catch {
      // Somebody signed out in another window, or the disk is full: nothing was sold.
      setSale(sale)
      return setIsLost(true)
    }
    till.refresh()
    till.send()
  }

  return (
    <>
      <OfflineStatus place={place} till={till} />
      <div className={styles.screen}>
        <div className={styles.items}>
          <OfflineItems place={place} items={items} onAdd={add} />
        </div>
        <div>
          {isLost && <OfflineBand title={place.texts['offline.notSold']} />}
          {sold ? (
            <div className={styles.sold}>
              <p className={styles.done} role="status">
                {fillText(place.texts['sell.done'], {
                  change: formatOf(place).money(sold.change, place.currency),
                })}
              </p>
              <OfflineReceipt place={place} ticket={sold} onNext={() => setSold(undefined)} />
            </div>
          ) : (
            <OfflineCart
              place={place}
              sale={sale}
              customers={customers}
              onAdd={add}
              onChange={(change) => setSale((before) => ({ ...before, ...change }))}
              onPay={(payment) => void pay(payment)}
              onClear={() => setSale(nothing)}
            />
          )}
        </div>
        <OfflineTickets place={place} till={till} />
      </div>
    </>
  )
}
