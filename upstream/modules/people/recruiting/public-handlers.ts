import { AppError, conflictOf } from '#contract/core/errors.ts'
import { publicVacanciesContract } from '#contract/people/recruiting.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { requireFewFromPlace } from '../../../firm/few-from-place.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { applications } from './applications.ts'
import { keptMonthsIn } from './kept-months.ts'
import { findVacancyBySecret } from './vacancies.ts'

/** So many applications a day from one place, and for one vacancy from wherever they come. */
const maxFromPlace = 10
const maxForVacancy = 200
/** So many in the name of one address of mail. */
const maxOfMail = 10

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
      requireRoom(writer, firm, vacancyId, typed.email)
      applications.create(writer, firm, { ...typed, vacancyId, stage: 'received', notes: '' })
      return { isTaken: true }
    })
  },
})

function isTaking(reader: Reader, firm: FirmContext, openUntil: string): boolean {
  return openUntil === '' || firmDate(reader, firm) <= openUntil
}

/** What strangers could have a firm keep. @throws AppError rate_limited */
function requireRoom(reader: Reader, firm: FirmContext, vacancyId: string, mail: string): void {
  requireFewFromPlace(reader, firm, {
    ...{ table: 'applications', place: 'address', at: 'created_at', most: maxFromPlace },
    toOne: { column: 'vacancy_id', id: vacancyId, most: maxFromPlace },
    mostInAll: maxForVacancy,
    ofMail: { column: 'email', mail, most: maxOfMail },
    message: 'Many applications from one place',
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
