import { compareQuestions, type Likeness } from "./compare-questions.ts";

/** A question, and the cluster that it is in already and stays in, if there is one. */
export interface QuestionToCluster {
  text: string;
  cluster: string | null;
}

/** Questions that are one cluster; `cluster` is the one that was given, null for a new one. */
export interface QuestionCluster {
  cluster: string | null;
  /** Places in what was given, in its order. */
  members: number[];
  /** The member that is most like the others; the first of several. */
  central: number;
}

/**
 * How like two clusters are on average from which on they ask the same; chosen on one half of `npm run eval -- --set
 * gaps`.
 */
const SAME_MATTER = 0.36;

/**
 * Puts questions together that ask the same: average-link clustering on the graph of those that are alike at all.
 * Clusters that were given take questions up, and are never joined with each other.
 */
export function clusterQuestions(questions: readonly QuestionToCluster[]): QuestionCluster[] {
  const isWanted = (left: number, right: number) => {
    const [one, other] = [questions[left]!.cluster, questions[right]!.cluster];
    return one === null || other === null || one === other;
  };
  const alike = compareQuestions(
    questions.map(({ text }) => text),
    isWanted,
  );
  const clusters = link(beginWith(questions), alike);
  const centrality = likenessWithin(clusters, alike);
  return clusters.map(({ cluster, members }) => ({ cluster, members, central: centralOf(members, centrality) }));
}

interface Cluster {
  cluster: string | null;
  members: number[];
  /** Sums of likenesses to other clusters. */
  links: Map<Cluster, number>;
}

function beginWith(questions: readonly QuestionToCluster[]): Cluster[] {
  const given = new Map<string, Cluster>();
  const clusters: Cluster[] = [];
  for (const [place, { cluster }] of questions.entries()) {
    const known = cluster === null ? undefined : given.get(cluster);
    if (known) {
      known.members.push(place);
      continue;
    }
    const begun: Cluster = { cluster, members: [place], links: new Map() };
    if (cluster !== null) given.set(cluster, begun);
    clusters.push(begun);
  }
  return clusters;
}

function link(clusters: readonly Cluster[], alike: readonly Likeness[]): Cluster[] {
  const left = new Set(clusters);
  const holding = new Map(clusters.flatMap((cluster) => cluster.members.map((place) => [place, cluster] as const)));
  for (const { left: one, right: other, value } of alike) {
    const [first, second] = [holding.get(one)!, holding.get(other)!];
    if (first !== second) addLink(first, second, value);
  }
  // The nearest neighbour of each cluster, looked for again only where a merge has changed it.
  const nearest = new Map<Cluster, { to: Cluster; mean: number } | undefined>();
  for (const cluster of left) nearest.set(cluster, nearestOf(cluster));
  for (;;) {
    let best: { from: Cluster; to: Cluster; mean: number } | undefined;
    for (const [from, found] of nearest) if (found && found.mean > (best?.mean ?? 0)) best = { from, ...found };
    if (!best || best.mean < SAME_MATTER) return [...left];
    const [kept, gone] = best.to.cluster === null ? [best.from, best.to] : [best.to, best.from];
    const touched = merge(kept, gone);
    left.delete(gone);
    nearest.delete(gone);
    nearest.set(kept, nearestOf(kept));
    // A mean of two is never above both: whose nearest is another keeps it.
    for (const cluster of touched)
      if ([kept, gone].includes(nearest.get(cluster)?.to ?? kept)) nearest.set(cluster, nearestOf(cluster));
  }
}

function addLink(one: Cluster, other: Cluster, value: number): void {
  one.links.set(other, (one.links.get(other) ?? 0) + value);
  other.links.set(one, (other.links.get(one) ?? 0) + value);
}

function nearestOf(cluster: Cluster): { to: Cluster; mean: number } | undefined {
  let nearest: { to: Cluster; mean: number } | undefined;
  for (const [to, sum] of cluster.links) {
    if (cluster.cluster !== null && to.cluster !== null) continue;
    const mean = sum / (cluster.members.length * to.members.length);
    if (mean > (nearest?.mean ?? 0)) nearest = { to, mean };
  }
  return nearest;
}

/** The clusters whose links have changed. */
function merge(kept: Cluster, gone: Cluster): Cluster[] {
  kept.members = [...kept.members, ...gone.members].toSorted((one, other) => one - other);
  for (const [other, sum] of gone.links) {
    other.links.delete(gone);
    if (other !== kept) addLink(kept, other, sum);
  }
  return [...kept.links.keys()];
}

/** How like each question is to all others of its cluster. */
function likenessWithin(clusters: readonly Cluster[], alike: readonly Likeness[]): Map<number, number> {
  const holding = new Map(clusters.flatMap((cluster) => cluster.members.map((place) => [place, cluster] as const)));
  const within = new Map([...holding.keys()].map((place) => [place, 0]));
  for (const { left, right, value } of alike) {
    if (holding.get(left) !== holding.get(right)) continue;
    within.set(left, within.get(left)! + value);
    within.set(right, within.get(right)! + value);
  }
  return within;
}

function centralOf(members: readonly number[], centrality: ReadonlyMap<number, number>): number {
  const most = Math.max(...members.map((place) => centrality.get(place)!));
  // What rounding makes of equal sums is no order.
  return members.find((place) => centrality.get(place)! >= most - 1e-9)!;
}
