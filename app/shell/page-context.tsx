import { createContext, useContext } from 'react'
import type { Language, Theme } from '#contract/core/fields.ts'
import type { Session } from '#contract/core/identity.ts'
import type { FlashToast } from './flash-toast.ts'
import type { Format } from './format.ts'
import type { Translate } from './i18n/translate.ts'
import type { Failure, FirmPage } from './load-context.ts'

/** What every component on a page may ask. Made by `entry.server`; islands never see it. */
export type Page = {
  language: Language
  theme: Theme
  texts: (namespace: string) => Translate
  format: Format
  /** Path and query of the page. */
  path: string
  /** Public origin and path: the page's one address. */
  canonical: string
  requestId: string
  toast: FlashToast | undefined
  failure: Failure | undefined
  /** Known on pages that asked for a firm. */
  firmPage: FirmPage | undefined
  /** Who is signed in, on pages that asked. */
  session: Session | undefined
  /** How many notices of the person are unread, on pages with the frame. */
  unread: number | undefined
  /** Whether the browser keeps what a till needs that sells without a connection. */
  keepsTills: boolean
  /** Where pages connect to when the API speaks socket.io. */
  socketioUrl: string | undefined
}

export const PageContext = createContext<Page | null>(null)

/** Throws when it is used in an island, where there is no page around. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('There is no page here: give islands their texts as props')
  return page
}

/** The texts of a module: `const t = useT('invoicing')`. */
export function useT(namespace: string): Translate {
  return usePage().texts(namespace)
}

/** Dates, money and numbers in the forms of the language and the firm's country. */
export function useFormat(): Format {
  return usePage().format
}

/** The firm of a page inside the firm layout. */
export function useFirm(): FirmPage {
  const { firmPage } = usePage()
  if (!firmPage) throw new Error('This page has no firm: its loader must call requireFirm')
  return firmPage
}

/** Who is signed in, on pages whose loader or layout requires somebody to be. */
export function useSession(): Session {
  const { session } = usePage()
  if (!session) throw new Error('Nobody is known here: the loader must call requireSession')
  return session
}
