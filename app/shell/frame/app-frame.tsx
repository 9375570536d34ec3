import type { ReactNode } from 'react'
import { Sheet } from '#app/ui/index.ts'
import * as styles from './frame.css.ts'
import { FrameMenus } from './frame-menus.tsx'
import { Sidebar } from './sidebar.tsx'
import { TabBar } from './tab-bar.tsx'
import { Topbar } from './topbar.tsx'

/** Sidebar and topbar around one white sheet, for the pages of a firm. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.app}>
      <Sidebar />
      <Topbar />
      <Sheet>{children}</Sheet>
      <TabBar />
      <FrameMenus />
    </div>
  )
}
