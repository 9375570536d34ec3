import { AppError, changedMeanwhile, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { FiscalDeviceInput, FiscalStep } from '#contract/tills/fiscal.ts'
import { isPublicUrl } from '../../../core/public-url.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { findTill, type TillName } from '../tills/views.ts'
import { changeDevice, type DeviceRow, findDevice, insertDevice } from './devices.ts'
import { type FoundPack, packOf } from './packs.ts'
import { viewRegister } from './view.ts'

const entity = 'tillRegister'

/**
 * Sets up the device of a till, once; of a remote one the address and the token may change.
 * @throws AppError not_found for a country that asks for none, invalid, conflict for another device or
 *   version, confirm_needed for a service and somebody who did not show who they are for a while
 */
export function setUpDevice(
  writer: Writer,
  context: FirmContext,
  registerId: string,
  { mode, serviceUrl, token, version }: FiscalDeviceInput,
): void {
  const till = findTill(writer, registerId)
  const found = packOf(writer)
  if (!till || !found || !isSigning(found))
    throw new AppError('not_found', 'This country has no fiscal device to set up')
  const before = findDevice(writer, registerId)
  if (before && before.version !== version) {
    throw changedMeanwhile(viewRegister(writer, registerId))
  }
  if (mode === 'remote') {
    if (!found.pack.takesService) throw invalidField('mode', 'fiscalNoService')
    if (!isPublicUrl(serviceUrl)) throw invalidField('serviceUrl', 'notPublicUrl')
    // Else the token would go to whoever stands behind the new address.
    const isKnown = before !== undefined && isSameOrigin(before.serviceUrl, serviceUrl)
    if (token === '' && !isKnown) throw invalidField('token', 'required')
    if (!context.actor.isFresh)
      throw new AppError('confirm_needed', 'Confirm your identity to change the fiscal device')
  }
  if (before && (before.mode !== mode || mode === 'standIn')) throw conflictOf('fiscalIsSetUp')
  const service = {
    serviceUrl: mode === 'remote' ? serviceUrl : '',
    ...(token !== '' && mode === 'remote' && { sealedToken: writer.sealer.seal(token) }),
  }
  if (before) changeDevice(writer, before, { ...service, version: before.version + 1 })
  else begin(writer, context, found, till, { mode, sealedToken: '', ...service })
  const hosts = [before?.serviceUrl ?? '', service.serviceUrl]
    .filter((url) => url !== '')
    .map(hostOf)
  note(writer, till, ['fiscal', mode, [...new Set(hosts)].join(' → ')].join(' ').trim())
}

function isSameOrigin(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
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
    throw new AppError('not_found', 'This country has no fiscal device to set up')
  }
  if (!found.pack.steps(device).includes(step)) throw conflictOf('fiscalStepNotNow')
  found.pack.step?.(writer, context, device, step)
  note(writer, till, `fiscal ${step}`)
}

/** The history of the till tells who did what to its device. */
function note(writer: Writer, { id, name }: TillName, detail: string): void {
  writer.audit({ entity, entityId: id, action: 'update', title: name, detail })
}
