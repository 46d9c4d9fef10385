import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cachePassageAnalyses, type PassageAnalyses } from "@citedesk/grounding";
import { addRankers } from "./adapters/chat-model/add-rankers.ts";
import { ModelWatch } from "./adapters/chat-model/model-watch.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { createDnsDomainResolver } from "./adapters/domain-resolver/dns-domain-resolver.ts";
import { findLocalModel, LocalModelMissing } from "./adapters/embedder/find-local-model.ts";
import { createLocalEmbedder, type LocalEmbedder } from "./adapters/embedder/local-embedder.ts";
import { createOpenaiCompatibleEmbedder } from "./adapters/embedder/openai-compatible-embedder.ts";
import { openFileStore } from "./adapters/file-store/open-file-store.ts";
import { createJobDesk } from "./adapters/job-queue/job-desk.ts";
import { createJobQueue } from "./adapters/job-queue/pg-boss.ts";
import { createAddressCheck } from "./adapters/page-fetcher/create-address-check.ts";
import {
  citedeskUserAgent,
  createUndiciPageFetcher,
  targetRules,
} from "./adapters/page-fetcher/undici-page-fetcher.ts";
import { findChromiumPageRenderer } from "./adapters/page-renderer/chromium-page-renderer.ts";
import { openPassageIndex } from "./adapters/passage-index/open-passage-index.ts";
import { createThreadQuestionClusterer } from "./adapters/question-clusterer/thread-question-clusterer.ts";
import { createEndpointReranker } from "./adapters/reranker/endpoint-reranker.ts";
import { createChildProcessTextExtractor } from "./adapters/text-extractor/child-process.ts";
import { createHttpToolCaller } from "./adapters/tools/http-tool-caller.ts";
import { createMcpToolServerClient } from "./adapters/tools/mcp-tool-server-client.ts";
import { joinVideoSites } from "./adapters/video-site/join-video-sites.ts";
import { createPeertubeVideoSite } from "./adapters/video-site/peertube-video-site.ts";
import { createVimeoVideoSite } from "./adapters/video-site/vimeo-video-site.ts";
import { createYoutubeVideoSite } from "./adapters/video-site/youtube-video-site.ts";
import { createHttpWebhookSender } from "./adapters/webhook-sender/http-webhook-sender.ts";
import { assertFilesShared } from "./assert-files-shared.ts";
import { assertRestored } from "./assert-restored.ts";
import { createModels } from "./compose-operations.ts";
import { type Config, ConfigError, type LocalEmbedding, type Secrets } from "./config.ts";
import {
  type Answering,
  createAnswering,
  PassageCache,
  PassagePreloader,
  type Rankers,
  SnapshotCache,
} from "./features/chat/index.ts";
import { DeploymentSightings } from "./features/deployments/index.ts";
import { returnHandoffs } from "./features/handoffs/index.ts";
import type { ReachWatcher } from "./features/identity/index.ts";
import {
  AccessTokens,
  AccountNotices,
  CredentialCache,
  isFamiliarAddress,
  KeyUsage,
  type RateBudgets,
  rateBudgets,
  SignInThrottle,
} from "./features/identity/index.ts";
import { CRAWL_LIMITS, type CrawlLimits, createSegmentCatalogue, repairOnDamage } from "./features/ingestion/index.ts";
import { DeliveryDispatcher } from "./features/webhooks/index.ts";
import { openSecretKeys } from "./open-secret-keys.ts";
import { MIGRATIONS, openServiceDatabase } from "./open-service-database.ts";
import { createDiskRoom, type DiskRoom } from "./platform/create-disk-room.ts";
import { createLog, type Log } from "./platform/create-log.ts";
import { logSlowStatements } from "./platform/database/log-slow-statements.ts";
import { migrate } from "./platform/database/migrate.ts";
import type { OpenedDatabase } from "./platform/database/open-database.ts";
import { outsideReach } from "./platform/database/reach.ts";
import { traceStatements } from "./platform/database/trace-statements.ts";
import { SeldomAudit } from "./platform/events/seldom-audit.ts";
import { type BuiltPages, openBuiltPages } from "./platform/http/built-pages.ts";
import { openRateWindows } from "./platform/http/open-rate-windows.ts";
import type { MeasuredContext } from "./platform/http/operational-metrics.ts";
import type { RateLimiting } from "./platform/http/rate-limits.ts";
import { Stopping } from "./platform/http/stopping.ts";
import { newId } from "./platform/ids/identifiers.ts";
import { openProcessFolder } from "./platform/process-folder.ts";
import type { SecretKeys } from "./platform/secrets/secret-keys.ts";
import { VERSION } from "./platform/version.ts";
import type { ModelCatalogue } from "./ports/chat-model.ts";
import type { Clock } from "./ports/clock.ts";
import type { DomainResolver } from "./ports/domain-resolver.ts";
import type { Embedder } from "./ports/embedder.ts";
import type { FileStore } from "./ports/file-store.ts";
import type { JobDesk } from "./ports/job-desk.ts";
import type { JobQueue } from "./ports/job-queue.ts";
import type { Mailer } from "./ports/mailer.ts";
import type { AddressCheck, PageFetcher } from "./ports/page-fetcher.ts";
import type { PageRenderer } from "./ports/page-renderer.ts";
import type { PassageIndex } from "./ports/passage-index.ts";
import type { QuestionClusterer } from "./ports/question-clusterer.ts";
import type { SignInProvider } from "./ports/sign-in-provider.ts";
import type { TextExtractor } from "./ports/text-extractor.ts";
import type { ToolCaller } from "./ports/tool-caller.ts";
import type { ToolServerClient } from "./ports/tool-server-client.ts";
import type { VideoSite } from "./ports/video-site.ts";
import type { WebhookSender } from "./ports/webhook-sender.ts";

/** Everything that the features are given. */
export interface AppContext {
  config: Config;
  log: Log;
  clock: Clock;
  database: OpenedDatabase;
  queue: JobQueue;
  jobDesk: JobDesk;
  files: FileStore;
  fetcher: PageFetcher;
  checkAddress: AddressCheck;
  renderer: PageRenderer | undefined;
  uploadFolder: string;
  crawlLimits: CrawlLimits;
  index: PassageIndex;
  videoSite: VideoSite;
  clusterer: QuestionClusterer;
  extractor: TextExtractor;
  models: ModelCatalogue;
  modelWatch: ModelWatch;
  /** Undefined: passages are found by their words alone. */
  embedder: Embedder | undefined;
  rankers: Rankers;
  analyses: PassageAnalyses;
  snapshots: SnapshotCache;
  passages: PassageCache;
  preloader: PassagePreloader;
  answering: Answering;
  toolCaller: ToolCaller;
  toolServers: ToolServerClient;
  secretKeys: SecretKeys;
  metricsToken: string | undefined;
  tokens: AccessTokens;
  credentials: CredentialCache;
  keyUsage: KeyUsage;
  sightings: DeploymentSightings;
  pages: BuiltPages;
  domainResolver: DomainResolver;
  mailer: Mailer | undefined;
  notices: AccountNotices;
  webhooks: { sender: WebhookSender; dispatcher: DeliveryDispatcher };
  reach: ReachWatcher;
  throttle: SignInThrottle;
  seldomAudit: SeldomAudit;
  signInProvider: SignInProvider | undefined;
  rateLimiting: RateLimiting | undefined;
  budgets: RateBudgets;
  maxUploadBytes: number;
  diskRoom: DiskRoom;
  passageIndex: MeasuredContext["passageIndex"];
  /** Told by whoever stops the process. */
  stopping: Stopping;
  close(): Promise<void>;
}

const ANALYSES_KEPT = 8_000;
const PASSAGE_CHARACTERS_KEPT = 24_000_000;
const AGENTS_KEPT = 1_000;
const STOP_GRACE_SECONDS = 10;
const WARM_UP_MS = 60_000;

/** What tests and the demo put in the place of the machine's own. */
export interface Replaced {
  /** Opened already, or on its way; closed with the rest. */
  database?: Promise<OpenedDatabase>;
  clock?: Clock;
  fetcher?: PageFetcher;
  extractor?: TextExtractor;
}

/** Builds the adapters and hands them to the features: the only place that knows them all. */
export async function compose(config: Config, secrets: Secrets, replaced: Replaced = {}): Promise<AppContext> {
  const database = await (replaced.database ?? openServiceDatabase(config));
  try {
    const localEmbedder = config.embedding?.kind === "local" ? await openLocalEmbedder(config.embedding) : undefined;
    await assertRestored(database);
    await migrate(database, MIGRATIONS);
    return await assemble(config, secrets, { ...replaced, database, localEmbedder });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function assemble(
  config: Config,
  secrets: Secrets,
  opened: Omit<Replaced, "database"> & { database: OpenedDatabase; localEmbedder: LocalEmbedder | undefined },
): Promise<AppContext> {
  const { clock = systemClock, database, localEmbedder } = opened;
  const secretKeys = await openSecretKeys(database, config.dataDir, secrets);
  const log = createLog(config.logLevel);
  logSlowStatements(database, log, config.slowStatementMs);
  if (config.telemetryBy !== undefined) traceStatements(database);
  await assertFilesShared(database, config);
  const files = await openFileStore(config, secrets, database);
  const queue = createJobQueue(database, { onError: (err) => log.error({ err }, "job queue") });
  const passageIndex = openPassageIndex(config, {
    files,
    database,
    catalogue: createSegmentCatalogue(database),
    newId,
    onThreadError: (err) => log.warn({ err }, "an index is searched on the main thread"),
  });
  const index = repairOnDamage(passageIndex, { database, queue });
  // Of this process alone: others may share the data folder.
  const processFolder = await openProcessFolder(tmpdir());
  const uploadFolder = join(processFolder.path, "uploads");
  await mkdir(uploadFolder);
  const extractor = opened.extractor ?? createChildProcessTextExtractor({ processes: 2 });
  const clusterer = createThreadQuestionClusterer({
    onError: (err) => log.warn({ err }, "questions are sorted on the main thread"),
  });
  const userAgent = citedeskUserAgent(VERSION, config.baseUrl);
  const network = {
    allowPrivateNetwork: config.allowPrivateNetwork,
    allowedNetworks: config.allowedNetworks,
    // Whoever names a network of their own has services at any port in it.
    ...(config.allowedNetworks.length > 0 ? { allowedPorts: "any" as const } : {}),
  };
  const guardedFetcher = createUndiciPageFetcher({ userAgent, ...network });
  const fetcher = opened.fetcher ?? guardedFetcher;
  const renderer = findChromiumPageRenderer({ fetcher, chromiumPath: config.chromiumPath, userAgent });
  const modelWatch = new ModelWatch(log, clock);
  const rankers = createRankers(config, secrets, { localEmbedder, modelWatch });
  if (localEmbedder) void warmUp(rankers.embedding!.embedder);
  const models = modelWatch.watchCatalogue(addRankers(createModels(config, secrets), rankers));
  const keyUsage = new KeyUsage(database);
  const sightings = new DeploymentSightings(database, clock);
  const mailer = await openMailer(config, secrets);
  const sender = createHttpWebhookSender({ fetcher, userAgent: `Citedesk-Webhooks/${VERSION}` });
  const dispatcher = new DeliveryDispatcher({
    database,
    secretKeys,
    sender,
    mailer,
    onError: (err) => log.error({ err }, "webhooks"),
  });
  const snapshots = new SnapshotCache(AGENTS_KEPT);
  const passages = new PassageCache(PASSAGE_CHARACTERS_KEPT);
  const preloader = new PassagePreloader({ database, index, passages });
  const windows = config.rateLimits ? openRateWindows(database) : undefined;
  const seldomAudit = new SeldomAudit({ database, windows: openRateWindows(database), clock }, (error) =>
    log.error({ err: error }, "audit log"),
  );
  return {
    config,
    log,
    clock,
    database,
    queue,
    jobDesk: createJobDesk(database.owner),
    files,
    fetcher,
    checkAddress: createAddressCheck(targetRules(network)),
    renderer,
    uploadFolder,
    crawlLimits: CRAWL_LIMITS,
    index,
    videoSite: joinVideoSites(createYoutubeVideoSite(fetcher), {
      vimeo: createVimeoVideoSite(fetcher),
      peertube: createPeertubeVideoSite(fetcher),
    }),
    extractor,
    clusterer,
    models,
    modelWatch,
    embedder: rankers.embedding?.embedder,
    rankers,
    analyses: cachePassageAnalyses(ANALYSES_KEPT),
    snapshots,
    passages,
    preloader,
    answering: createAnswering(
      { modelTimeoutMs: config.models.timeoutMs, dailyBudgetDollars: config.models.dailyBudgetDollars },
      clock,
    ),
    toolCaller: createHttpToolCaller({ fetcher }),
    toolServers: createMcpToolServerClient({ fetcher }),
    secretKeys,
    metricsToken: secrets.metricsToken,
    tokens: new AccessTokens(secretKeys, clock),
    credentials: new CredentialCache(),
    keyUsage,
    sightings,
    pages: openBuiltPages(),
    domainResolver: createDnsDomainResolver({ servers: config.dnsServers }),
    mailer,
    notices: new AccountNotices(mailer, config.baseUrl, (error) => log.error({ err: error }, "account mail")),
    webhooks: { sender, dispatcher },
    // What fails here is done by the job `look-after-handoffs` within a minute.
    reach: {
      reachChanged: (workspaceId) =>
        outsideReach(() => returnHandoffs(database, workspaceId)).catch((error) =>
          log.error({ err: error }, "handoffs"),
        ),
    },
    seldomAudit,
    signInProvider: await openSignInProvider(config, secrets),
    throttle: new SignInThrottle(clock, windows, (email, address) => isFamiliarAddress(database, email, address)),
    rateLimiting: windows && { windows, clock },
    budgets: rateBudgets(config.rateBudgets),
    maxUploadBytes: config.maxUploadBytes,
    diskRoom: createDiskRoom(config.dataDir, config.minFreeBytes),
    passageIndex,
    stopping: new Stopping(),
    close: async () => {
      await seldomAudit.drain();
      await preloader.close();
      await dispatcher.close();
      await queue.stop(STOP_GRACE_SECONDS);
      await keyUsage.close();
      await sightings.close();
      await Promise.all([
        extractor.close(),
        clusterer.close(),
        index.close(),
        renderer?.close(),
        guardedFetcher.close(),
        localEmbedder?.close(),
      ]);
      await processFolder.close();
      await files.close();
      await database.close();
    },
  };
}

function createRankers(
  config: Config,
  secrets: Secrets,
  { localEmbedder, modelWatch }: { localEmbedder: LocalEmbedder | undefined; modelWatch: ModelWatch },
) {
  const { embedding, rerank } = config;
  return {
    embedding: embedding && {
      weight: embedding.weight,
      embedder: modelWatch.watchEmbedder(
        embedding.kind === "local"
          ? localEmbedder!
          : createOpenaiCompatibleEmbedder({
              id: embedding.model,
              baseUrl: embedding.baseUrl,
              apiKey: secrets.embeddingApiKey,
              dimensions: embedding.dimensions,
              canShorten: embedding.model.startsWith("openai/text-embedding-3-"),
            }),
      ),
    },
    rerank: rerank && {
      weight: rerank.weight,
      reranker: modelWatch.watchReranker(
        createEndpointReranker({ id: rerank.model, baseUrl: rerank.baseUrl, apiKey: secrets.rerankApiKey }),
      ),
    },
  };
}

/** Loaded where it is set: most starts do without. */
async function openMailer(config: Config, { smtpUrl }: Secrets): Promise<Mailer | undefined> {
  if (smtpUrl === undefined) return undefined;
  const { createSmtpMailer } = await import("./adapters/mailer/smtp-mailer.ts");
  return createSmtpMailer(smtpUrl, config.mailFrom);
}

/** The same. */
async function openSignInProvider({ openid }: Config, secrets: Secrets): Promise<SignInProvider | undefined> {
  if (openid === undefined) return undefined;
  const { createOpenidConnectProvider } = await import("./adapters/sign-in-provider/openid-connect-provider.ts");
  return createOpenidConnectProvider({ ...openid, clientSecret: secrets.openidClientSecret ?? "" });
}

/** What is missing ends the start, as a wrong setting does. */
async function openLocalEmbedder({ model, folder, memoryBytes }: LocalEmbedding): Promise<LocalEmbedder> {
  try {
    return createLocalEmbedder(await findLocalModel(model, folder), { memoryBytes });
  } catch (error) {
    if (error instanceof LocalModelMissing) throw new ConfigError("EMBEDDING_MODEL", error.message);
    throw error;
  }
}

/** So that the first question finds the model loaded. `GET /v2/models` tells of a failure. */
async function warmUp(embedder: Embedder): Promise<void> {
  const signal = new AbortController().signal;
  await embedder.embed({ texts: ["ready"], purpose: "question", timeoutMs: WARM_UP_MS, signal }).catch(() => {});
}
