/** What the first page needs comes as one file: in many small ones it compresses worse. */

/** What the bundler knows of a module. */
interface Known {
  importedIds: readonly string[]
}

interface Graph {
  getModuleInfo(id: string): Known | null
}

/** The name of the file for a module: one for all that the page's own code imports at once. */
export function withTheFirstPage(main: string): (id: string, graph: Graph) => string | null {
  let first: Set<string> | undefined
  return (id, graph) => {
    first ??= reached(main, graph)
    return first.has(id) ? 'first' : null
  }
}

/** Everything that a module imports, and what that imports in turn; not what it fetches later. */
function reached(from: string, graph: Graph): Set<string> {
  const found = new Set([from])
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
