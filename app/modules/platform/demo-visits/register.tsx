import { linkList } from './lists/links.tsx'
import { visitorList } from './lists/visitors.tsx'

/** The lists of demos, for administrators. */
export const registers = [visitorList, linkList]
