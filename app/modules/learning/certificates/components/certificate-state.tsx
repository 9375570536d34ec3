import { useT } from '#app/shell/page-context.tsx'
import { Status, type StatusKind } from '#app/ui/index.ts'
import type { CertificateState } from '#contract/learning/certificates.ts'

const discs: Record<CertificateState, StatusKind> = {
  notYet: 'draft',
  valid: 'paid',
  expired: 'overdue',
  revoked: 'void',
}

/** What a certificate is now. */
export function StateOf({ state }: { state: CertificateState }) {
  const t = useT('certificates')
  return <Status kind={discs[state]}>{t(`state.${state}`)}</Status>
}
