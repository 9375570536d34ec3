import { AppError, changedMeanwhile, refuseProblems } from '#contract/core/errors.ts'
import type { LeaveType, LeaveTypeInput } from '#contract/people/leave.ts'
import { LeaveTypeInput as Settings } from '#contract/people/leave.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { changeRow, insertRow } from '../../../register/stored-rows.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { isLawful, lawfulCodes, settingsOf, storedTypes, typesFor } from './firm-types.ts'
import { versionOn } from './leave-type.ts'
import { leaveTypesTable } from './tables.ts'

/** As many types a firm may have of its own. */
const maxOwn = 40

/** Every type with how the firm has it. */
export function listTypes(reader: Reader): LeaveType[] {
  const stored = storedTypes(reader)
  const codes = [...lawfulCodes, ...[...stored.keys()].filter((code) => !isLawful(code))]
  const { country } = getFirmProfile(reader).address
  const known = typesFor(reader, country)
  return codes.map((code) => {
    const versions = known.find((one) => one.code === code)?.versions ?? []
    return {
      ...settingsOf(stored.get(code)),
      code,
      isOwn: !isLawful(code),
      hasBalance: versions.length > 0 && versionOn(versions, '9999-12-31').requests.hasBalance,
      version: stored.get(code)?.version ?? 0,
    }
  })
}

/**
 * Writes how the firm has a type; version 0 is of one that it said nothing of yet.
 * @throws AppError invalid; conflict where somebody else wrote it meanwhile
 */
export function saveType(
  writer: Writer,
  firm: FirmContext,
  { code, version, ...given }: LeaveTypeInput & { code: string; version: number },
): LeaveType {
  const stored = storedTypes(writer)
  const before = stored.get(code)
  const shown = () => listTypes(writer).find((one) => one.code === code) ?? {}
  if ((before?.version ?? 0) !== version) throw changedMeanwhile(shown())
  const fields: Record<string, { key: string }> = {}
  if (!isLawful(code) && given.name === '') fields.name = { key: 'required' }
  const isCounted = code === 'annual' || (!isLawful(code) && given.yearlyDays !== '')
  if (isCounted && given.unit === 'hour') fields.unit = { key: 'hoursWithoutBalance' }
  if (code !== 'annual' && isLawful(code) && given.yearlyDays !== '') {
    fields.yearlyDays = { key: 'typeWithoutBalance' }
  }
  if (!before && stored.size >= maxOwn) fields.name = { key: 'tooMany' }
  refuseProblems(fields, 'The leave type has fields to correct')
  const settings = Settings.parse(given)
  if (before)
    changeRow(writer, leaveTypesTable, firm, before.id, { settings, version: version + 1 })
  else {
    const row = { id: firm.newId(), code, settings }
    insertRow(writer, leaveTypesTable, firm, row)
  }
  writer.audit({
    entity: 'leaveType',
    entityId: code,
    action: 'update',
    title: given.name || code,
    before: settingsOf(before),
    after: settings,
  })
  const [saved] = listTypes(writer).filter((one) => one.code === code)
  if (!saved) throw new AppError('not_found', 'No such type')
  return saved
}
