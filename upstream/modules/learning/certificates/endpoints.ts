import { AppError } from '#contract/core/errors.ts'
import { languages } from '#contract/core/fields.ts'
import { certificatesContract, type PublicCertificate } from '#contract/learning/certificates.ts'
import { trainingGatesContract } from '#contract/learning/training-gates.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { firmPartLength } from '../../../firm/link-part.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type Certificate, lastDateOf } from './certificate.ts'
import { certificateFile } from './certificate-file.ts'
import {
  certificatesOf,
  findByCode,
  getCertificate,
  newestCertificates,
  toShown,
} from './certificate-rows.ts'
import { earlierCertificates, endEarlier } from './end-earlier.ts'
import { listGates, myGates, updateGate } from './gates.ts'
import { revoke } from './issue.ts'
import { publicCheck } from './public-check.ts'

const certificates = answer(certificatesContract, {
  list: read((reader, firm) => {
    const { timeZone } = getFirmProfile(reader)
    return { rows: newestCertificates(reader).map((one) => toShown(one, firm, timeZone)) }
  }),
  get: read((reader, firm, { certificateId }) => shown(reader, firm, certificateId)),
  pdf: ({ context: { store, firm, env }, input }) => {
    const certificate = getCertificate(store.reader, input.certificateId)
    return certificateFile(store.reader, firm, certificate, env.PUBLIC_ORIGIN)
  },
  revoke: write((writer, firm, input) => {
    revoke(writer, firm, input)
    return shown(writer, firm, input.certificateId)
  }),
  earlier: read(earlierCertificates),
  endEarlier: write(endEarlier),
  listMine: read((reader, firm) => {
    const { timeZone } = getFirmProfile(reader)
    // Why a certificate was revoked is for the firm alone.
    const show = (one: Certificate) => ({ ...toShown(one, firm, timeZone), revokedReason: null })
    return { rows: certificatesOf(reader, firm.actor.userId).map(show) }
  }),
  pdfOfMine: ({ context: { store, firm, env }, input }) => {
    const certificate = getCertificate(store.reader, input.certificateId)
    if (certificate.learnerId !== firm.actor.userId)
      throw new AppError('not_found', 'No such certificate')
    return certificateFile(store.reader, firm, certificate, env.PUBLIC_ORIGIN)
  },
  check: read((reader, firm, { token }) => check(reader, firm, token)),
})

function shown(reader: Reader, firm: FirmContext, certificateId: string) {
  return toShown(getCertificate(reader, certificateId), firm, getFirmProfile(reader).timeZone)
}

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function check(reader: Reader, { firmId, now }: FirmContext, token: string): PublicCertificate {
  const isOurs = token.slice(0, firmPartLength) === firmId.slice(-firmPartLength)
  const certificate = isOurs ? findByCode(reader, token.slice(firmPartLength)) : undefined
  if (!certificate) throw new AppError('not_found', 'No such certificate')
  const { timeZone } = getFirmProfile(reader)
  const { endedAt: _, ...told } = publicCheck(certificate, now.toISOString())
  const lastDate = lastDateOf(certificate, timeZone)
  const endedDate = lastDate === told.validThroughDate ? null : lastDate
  const language = languages.find((one) => one === certificate.printed.language) ?? 'en'
  return { ...told, endedDate, language, timeZone }
}

const gates = answer(trainingGatesContract, {
  list: read((reader) => listGates(reader)),
  update: write(updateGate),
  listMine: read((reader, firm) => ({ gates: myGates(reader, firm) })),
})

export const router = { certificates, trainingGates: gates }
