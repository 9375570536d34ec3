import { AppError, conflictOf } from '#contract/core/errors.ts'
import { publicVacanciesContract } from '#contract/people/recruiting.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { applications } from './applications.ts'
import { keptMonthsIn } from './kept-months.ts'
import { findVacancyBySecret } from './vacancies.ts'

/** So many applications from one place a day. */
const maxFromPlace = 10
const daySeconds = 24 * 60 * 60

/** What anybody does with the address of a vacancy, without an account. */
export const publicHandlers = answer(publicVacanciesContract, {
  get: read((reader, firm, { token }) => {
    const { name, place, description, openUntil } = openVacancy(reader, firm, token)
    const { legalName, language, timeZone, address } = getFirmProfile(reader)
    return {
      ...{ name, place, description, openUntil, language, timeZone },
      firmName: legalName,
      isOpen: isTaking(reader, firm, openUntil),
      keptMonths: keptMonthsIn(address.country),
      at: firm.now.toISOString(),
    }
  }),
  apply: ({ context: { store, firm }, input }) => {
    const { token, website, consent: _, ...typed } = input
    const { id: vacancyId, openUntil } = openVacancy(store.reader, firm, token)
    if (!isTaking(store.reader, firm, openUntil)) throw conflictOf('vacancyClosed')
    // A program is told the same as a person.
    if (website !== '') return { isTaken: true }
    return store.transact(firm, (writer) => {
      requireRoom(writer, firm)
      applications.create(writer, firm, { ...typed, vacancyId, stage: 'received', notes: '' })
      return { isTaken: true }
    })
  },
})

function isTaking(reader: Reader, firm: FirmContext, openUntil: string): boolean {
  return openUntil === '' || firmDate(reader, firm) <= openUntil
}

function requireRoom({ sql }: Reader, { actor, now }: FirmContext): void {
  if (!actor.address) return
  const since = new Date(now.getTime() - daySeconds * 1000).toISOString()
  const query = 'select count(*) as count from applications where address = ? and created_at >= ?'
  const { count } = sql.exec<{ count: number }>(query, actor.address, since).one()
  if (count < maxFromPlace) return
  throw new AppError('rate_limited', 'Many applications from one place', {
    retryAfterSeconds: daySeconds,
  })
}

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function openVacancy(reader: Reader, firm: FirmContext, token: string) {
  const vacancy = findByToken(firm.firmId, token, firmDate(reader, firm), (secret) => {
    const found = findVacancyBySecret(reader, secret)
    return found && { ...found, publicUntil: null }
  })
  if (!vacancy || vacancy.isArchived) throw new AppError('not_found', 'No such vacancy')
  return vacancy
}
