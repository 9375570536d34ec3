import { useState } from 'react'
import { fillText } from '#app/islands/texts.ts'
import * as styles from '../offline/offline.css.ts'
import { OfflineCart } from '../offline/offline-cart.tsx'
import { OfflineItems } from '../offline/offline-items.tsx'
import { OfflineReceipt } from '../offline/offline-receipt.tsx'
import { OfflineStatus } from '../offline/offline-status.tsx'
import { OfflineTickets } from '../offline/offline-tickets.tsx'
import { formatOf, type OfflinePlace } from '../offline/place.ts'
import { sellOffline, withItem } from '../offline/sale.ts'
import type { OfflineItem, OfflineLine, OfflineTicket } from '../offline/types.ts'
import { useTill } from '../offline/use-till.ts'

/** Sells with a connection or without: tickets are kept on the device and entered in their order. */
export default function OfflineTill(place: OfflinePlace) {
  const till = useTill(place)
  const [lines, setLines] = useState<OfflineLine[]>([])
  const [sold, setSold] = useState<OfflineTicket>()
  const items = till.device?.items ?? []

  function add(item: OfflineItem, times = 1) {
    setSold(undefined)
    setLines((before) => withItem(before, item, times))
  }

  async function pay(tender: 'cash' | 'card', given?: number) {
    // Taken out first: a second press finds nothing to sell.
    setLines([])
    setSold(await sellOffline(place, lines, tender, given))
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
            <OfflineCart place={place} lines={lines} onAdd={add} onPay={pay} onClear={setLines} />
          )}
        </div>
        <OfflineTickets place={place} till={till} />
      </div>
    </>
  )
}
