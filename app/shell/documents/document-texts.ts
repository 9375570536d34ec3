import type { Translate } from '../i18n/translate.ts'
import { useT } from '../page-context.tsx'
import type { DocumentKind } from './document-kind.ts'

/** The texts of a kind of document: its module's own, else those that all documents have. */
export function useDocumentTexts({ texts }: Pick<DocumentKind, 'texts'>): Translate {
  return documentTexts(useT(texts), useT('document'))
}

export function documentTexts(own: Translate, shared: Translate): Translate {
  return (key, gaps) => own(key, { ...gaps, defaultValue: shared(key, gaps) })
}
