import { AppError, conflictOf, invalidField } from '#contract/errors.ts'
import type { FiscalDeviceInput, FiscalStep } from '#contract/fiscal.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { isPublicUrl } from '../../public-url.ts'
import { findTill, type TillName } from '../tills/views.ts'
import { changeDevice, type DeviceRow, findDevice, insertDevice } from './devices.ts'
import { type FoundPack, packOf } from './packs.ts'

const entity = 'tillRegister'

/**
 * Sets up the device of a register, once; of a remote one the address and the token may change.
 * @throws AppError not_found for a country that asks for none, invalid, conflict for another device
 */
export function setUpDevice(
  writer: Writer,
  context: FirmContext,
  registerId: string,
  { mode, serviceUrl, token }: FiscalDeviceInput,
): void {
  const till = findTill(writer, registerId)
  const found = packOf(writer)
  if (!till || !found || !isSigning(found)) throw new AppError('not_found', 'No device here')
  const before = findDevice(writer, registerId)
  if (mode === 'remote') {
    if (!found.pack.takesService) throw invalidField('mode', 'fiscalNoService')
    if (!isPublicUrl(serviceUrl)) throw invalidField('serviceUrl', 'notPublicUrl')
    if (token === '' && !before) throw invalidField('token', 'required')
  }
  if (before && (before.mode !== mode || mode === 'standIn')) throw conflictOf('fiscalIsSetUp')
  const service = {
    serviceUrl: mode === 'remote' ? serviceUrl : '',
    ...(token !== '' && mode === 'remote' && { sealedToken: writer.sealer.seal(token) }),
  }
  if (before) changeDevice(writer, before, { ...service, version: before.version + 1 })
  else begin(writer, context, found, till, { mode, sealedToken: '', ...service })
  note(writer, till, `fiscal ${mode}`)
}

function isSigning(
  found: FoundPack,
): found is { country: DeviceRow['country']; pack: FoundPack['pack'] } {
  return found.pack.needsDevice
}

function begin(
  writer: Writer,
  context: FirmContext,
  { country, pack }: { country: DeviceRow['country']; pack: FoundPack['pack'] },
  till: TillName,
  values: Pick<DeviceRow, 'mode' | 'serviceUrl' | 'sealedToken'>,
): void {
  const device: DeviceRow = {
    ...values,
    country,
    registerId: till.id,
    state: 'ready',
    // Fixed from now on, whatever becomes of the till's code.
    cashbox: `${till.code}-${till.id.slice(-8)}`,
    ...{ serial: '', sealedKeys: '', publicKey: '' },
    ...{ turnover: 0, transactions: 0, signatures: 0, zeros: 0 },
    startedAt: context.now.toISOString(),
    failedAt: null,
    version: 1,
  }
  insertDevice(writer, device)
  pack.begin?.(writer, context, device)
}

/**
 * Does by hand what the device's country provides for.
 * @throws AppError not_found without a device, conflict for what can't be done now
 */
export function takeStep(
  writer: Writer,
  context: FirmContext,
  registerId: string,
  step: FiscalStep,
): void {
  const till = findTill(writer, registerId)
  const device = findDevice(writer, registerId)
  const found = packOf(writer)
  if (!till || !device || found?.country !== device.country) {
    throw new AppError('not_found', 'No device here')
  }
  if (!found.pack.steps(device).includes(step)) throw conflictOf('fiscalStepNotNow')
  found.pack.step?.(writer, context, device, step)
  note(writer, till, `fiscal ${step}`)
}

/** The history of the register tells who did what to its device. */
function note(writer: Writer, { id, name }: TillName, detail: string): void {
  writer.audit({ entity, entityId: id, action: 'update', title: name, detail })
}
