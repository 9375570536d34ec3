import type { ReactNode } from 'react'
import { LegalLinks } from '../../site/legal-links.tsx'
import * as shared from './public.css.ts'
import { PublicLanguages } from './public-languages.tsx'
import * as sheet from './sheet.css.ts'

type PublicSheetProps = {
  /** Of what is on the page: how wide it is, and what is beside what. */
  className: string
  /** Whose page it is. */
  firm: ReactNode
  title: string
  /** Below the title. */
  head?: ReactNode
  /** What the choice of languages is called. */
  label: string
  /** Of the page as it is shown, for the same in another language. */
  path: string
  /** Keeps what the law wants linked off the edge, where what is above has no room of its own. */
  isPadded?: boolean
  children: ReactNode
}

/** A page for somebody without an account: whose it is, what it is about, and what is done there. */
export function PublicSheet(props: PublicSheetProps) {
  const { className, firm, title, head, label, path, isPadded = false, children } = props
  return (
    <main id="main" className={shared.page}>
      <div className={className}>
        <header className={sheet.about}>
          {firm}
          <h1 className={sheet.title}>{title}</h1>
          {head}
          <PublicLanguages label={label} path={path} />
        </header>
        {children}
      </div>
      <LegalLinks isPadded={isPadded} />
    </main>
  )
}
