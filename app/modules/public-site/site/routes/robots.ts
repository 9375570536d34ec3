import type { Args } from '#app/shell/load-context.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { fileAnswer, robotsText } from '../text-files.ts'

export function loader(args: Args): Response {
  return fileAnswer(robotsText(publicOrigin(args)), 'text/plain')
}
