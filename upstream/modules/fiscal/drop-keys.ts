import type { Writer } from '../../firm/store.ts'
import { changeDevice } from './devices.ts'
import { newKeys } from './keys.ts'
import { packOf } from './packs.ts'
import { fiscalDevicesTable } from './tables.ts'

/**
 * Takes the keys of stand-ins out of a firm that was copied or restored: they are those of another firm.
 * Where receipts do not continue each other the stand-in gets keys of its own; else it has none any more,
 * and the next receipt says that its device has failed.
 */
export function dropKeys(writer: Writer): void {
  const devices = writer.db.select().from(fiscalDevicesTable).all()
  for (const device of devices.filter(({ mode }) => mode === 'standIn')) {
    const standIn = packOf(writer)?.pack.renewed
    const keys = newKeys(writer)
    changeDevice(writer, device, standIn ? { ...keys, ...standIn(keys) } : { sealedKeys: '' })
  }
}
