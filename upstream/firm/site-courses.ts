import { hooks } from '../core/hooks.ts'
import type { FirmContext, Reader, Writer } from './store.ts'

/** A course that anybody may order, as pages of the firm's site name it. */
export type SiteCourse = {
  id: string
  title: string
  summary: string
  /** Of its public page, below the product's own address. */
  path: string
  /** The item that a place is; empty for a course that costs nothing. */
  itemId: string
}

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** Courses with a public page that is open, by title: one module. */
    siteCourses: (reader: Reader, firmId: string) => SiteCourse[]
    /** It is told when what such pages say may have changed. */
    siteCoursesChanged: (writer: Writer, context: FirmContext) => void
  }
}

/** Courses that anybody may order now, by title. */
export function siteCourses(reader: Reader, firmId: string): SiteCourse[] {
  return hooks('siteCourses').flatMap((list) => list(reader, firmId))
}

/** Tells whoever shows courses elsewhere. */
export function tellSiteCourses(writer: Writer, context: FirmContext): void {
  for (const tell of hooks('siteCoursesChanged')) tell(writer, context)
}
