import { escapeAttribute } from '../../../../core/xml/escape-xml.ts'
import type { Running } from './serve-package.ts'

/** The page around a part of SCORM: the interface that it looks for, and its frame. */
export function runPage({ path, query, title, isOver: _, ...launch }: Running): string {
  const at = path.split('/').map(encodeURIComponent).join('/')
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${escapeAttribute(title)}</title>
<style>html,body{margin:0;height:100%}iframe{border:0;width:100%;height:100%;display:block}</style>
<script type="application/json" id="launch">${JSON.stringify(launch).replaceAll('<', '\\u003c')}</script>
<script src="player.js"></script></head>
<body><iframe name="sco" title="${escapeAttribute(title)}" src="../${at}${escapeAttribute(query)}" allowfullscreen></iframe></body></html>`
}
