import type { Writer } from '../../../firm/store.ts'
import { changeDevice } from './devices.ts'
import { newKeys } from './keys.ts'
import { packOf } from './packs.ts'
import { fiscalDevicesTable } from './tables.ts'

/** Ends the services that sign: each signs for one firm, and not for its copy or what was restored of it. */
export function endServices({ sql }: Writer): void {
  sql.exec("update fiscal_devices set state = 'ended', sealed_token = '' where mode = 'remote'")
}

/**
 * Takes the keys of stand-ins out of a firm that was copied or restored: they are those of another firm.
 * Where receipts do not continue each other the stand-in gets keys of its own; else it has none any more,
 * and the next receipt says that its device has failed.
 */
export function replaceKeys(writer: Writer): void {
  const devices = writer.db.select().from(fiscalDevicesTable).all()
  for (const device of devices.filter(({ mode }) => mode === 'standIn')) {
    const onNewKeys = packOf(writer)?.pack.onNewKeys
    const keys = newKeys(writer)
    changeDevice(writer, device, onNewKeys ? { ...keys, ...onNewKeys(keys) } : { sealedKeys: '' })
  }
}

/** A service signs for one firm: its copy must not sign in its name, nor with the keys of its stand-in. */
export function onCopy(writer: Writer): void {
  endServices(writer)
  replaceKeys(writer)
}

/**
 * The firm of the archive may still sign: here its service is asked for nothing any more, and nothing is
 * signed with the keys of its stand-in.
 */
export function onRestore(writer: Writer): void {
  endServices(writer)
  replaceKeys(writer)
  writer.sql.exec("update fiscal_records set state = 'missing' where state = 'waiting'")
}
