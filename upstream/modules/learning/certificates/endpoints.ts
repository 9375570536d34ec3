import { AppError } from '#contract/core/errors.ts'
import { languages } from '#contract/core/fields.ts'
import { certificatesContract, type PublicCertificate } from '#contract/learning/certificates.ts'
import { trainingGatesContract } from '#contract/learning/training-gates.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { firmPartLength } from '../../../firm/link-part.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { Certificate } from './certificate.ts'
import { certificateFile } from './certificate-file.ts'
import {
  certificatesOf,
  findByCode,
  getCertificate,
  newestCertificates,
  toShown,
} from './certificate-rows.ts'
import { listGates, myGates, updateGate } from './gates.ts'
import { revoke } from './issue.ts'
import { publicCheck } from './public-check.ts'

const certificates = answer(certificatesContract, {
  list: read((reader, firm) => ({
    rows: newestCertificates(reader).map((one) => toShown(one, firm)),
  })),
  get: read((reader, firm, { certificateId }) =>
    toShown(getCertificate(reader, certificateId), firm),
  ),
  pdf: ({ context: { store, firm, env }, input }) => {
    const certificate = getCertificate(store.reader, input.certificateId)
    return certificateFile(store.reader, firm, certificate, env.PUBLIC_ORIGIN)
  },
  revoke: write((writer, firm, input) => {
    revoke(writer, firm, input)
    return toShown(getCertificate(writer, input.certificateId), firm)
  }),
  listMine: read((reader, firm) => ({
    rows: certificatesOf(reader, firm.actor.userId).map((one) => withoutReason(one, firm)),
  })),
  pdfOfMine: ({ context: { store, firm, env }, input }) => {
    const certificate = getCertificate(store.reader, input.certificateId)
    if (certificate.learnerId !== firm.actor.userId)
      throw new AppError('not_found', 'No such certificate')
    return certificateFile(store.reader, firm, certificate, env.PUBLIC_ORIGIN)
  },
  check: read((reader, firm, { token }) => check(reader, firm, token)),
})

/** Why a certificate was revoked is for the firm alone. */
function withoutReason(certificate: Certificate, firm: FirmContext) {
  return { ...toShown(certificate, firm), revokedReason: null }
}

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function check(reader: Reader, { firmId, now }: FirmContext, token: string): PublicCertificate {
  const isOurs = token.slice(0, firmPartLength) === firmId.slice(-firmPartLength)
  const certificate = isOurs ? findByCode(reader, token.slice(firmPartLength)) : undefined
  if (!certificate) throw new AppError('not_found', 'No such certificate')
  const { endedAt: _, ...told } = publicCheck(certificate, now.toISOString())
  const { timeZone } = getFirmProfile(reader)
  const language = languages.find((one) => one === certificate.printed.language) ?? 'en'
  return { ...told, language, timeZone }
}

const gates = answer(trainingGatesContract, {
  list: read((reader) => listGates(reader)),
  update: write(updateGate),
  listMine: read((reader, firm) => ({ gates: myGates(reader, firm) })),
})

export const router = { certificates, trainingGates: gates }
