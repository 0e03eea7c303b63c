export { AuditLog } from './audit/audit-log';
export { chainAuditLog, verifyAuditLog } from './jobs/chain-audit-log.job';
export { AuditEntry } from './audit/audit-log.entity';
export * from './auth/access';
export { limitToBand, OfBand, OfNoBand, onlyBandOf } from './auth/band-scope';
export type { Actor, PersonnelActor } from './auth/actor';
export {
  clearSessionCookie,
  isSameOrigin,
  memberTokenOf,
  readHostCookie,
  setCookie,
  setHostCookie,
  setSessionCookie,
  tokenOf,
} from './auth/cookies';
export { Session } from './auth/session.entity';
export { Sessions, type EndedSessions } from './auth/sessions';
export * from './clock/clock';
export { Config, tipAmounts } from './config/config';
export { Idempotency } from './idempotency/idempotency';
export { Database } from './database/database';
export type { Touched } from './database/deferred-writes';
export * from './database/tables';
export { RecordEntity } from './columns/record.entity';
export { KeptFor, keepingRules } from './database/kept-for';
export { isDuplicate, isRefusedByCheck, isRefusedByData } from './database/faults';
export { Transactions } from './database/transactions';
export { Broadcast } from './event-streams/broadcast';
export { BroadcastStream, eventBytes, EventStream } from './event-streams/event-stream';
export { EventStreams, type StreamOwner } from './event-streams/event-streams';
export { sharedValue } from './event-streams/shared-value';
export { defineHeavyTask, HeavyPool } from './heavy/heavy-pool';
export { hostOf, networkOf } from './http/client-host';
export { Envelope, listed } from './http/envelope.interceptor';
export { LenientBody } from './http/lenient-body';
export { shownValues } from './http/presenter';
export { PubliclyCached } from './http/public-cache';
export { PublicPages } from './http/public-pages';
export { httpAdapter, prepareServer } from './http/server';
export { routesOf, type Route } from './http/routes';
export { Refusal, refuse, refuseField } from './refusal/refusal';
export { sendTable, TableDownload, TableFormatQuery } from './table-file/table-download';
export { tableText, type Batches, type TableColumn } from './table-file/table-file';
export { useUpload } from './http/upload';
export { bearsToken, isInternal } from './http/visitor';
export { Metrics, METRICS_TYPE } from './metrics/metrics';
export type { CheckedImport, OpenedImport, ShownImport } from './import/data-import.dto';
export { DataImport, DataImportRow, DataImportSheet } from './import/data-import.entity';
export type { ReadColumns, FieldRules } from './import/fields';
export { ImportKind, type ReadyRow, type RowJudge } from './import/import-kind';
export { removeUntouched } from './import/remove-untouched';
export { ImportRoutes } from './import/import-routes';
export * from './import/readings';
export { inputValidation } from './http/validation';
export {
  DeadLetters,
  LETTER_STATES,
  SUBJECTS,
  subjectOf,
  type LetterGroup,
  type Letters,
  type LetterState,
} from './jobs/dead-letters';
export { deleteExpiredRows, DeleteExpiredRows } from './jobs/delete-expired-rows.job';
export { DeleteOrphanFiles, deleteOrphanFiles } from './storage/delete-orphan-files.job';
export { defineJob, definedJobs, type Job, type PayloadOf } from './jobs/job';
export { GiveUp, JobHandler, TryLater, type JobContext } from './jobs/job-handler';
export { JobsModule } from './jobs/jobs.module';
export { Outbox } from './jobs/outbox';
export { OutboxRow } from './jobs/outbox.entity';
export { limit } from './limits/limit';
export { RateLimit } from './limits/rate-limit.entity';
export { RateLimits, type Count } from './limits/rate-limits';
export { LimitedBy, Unlimited } from './limits/request-limit';
export { Changes } from './pubsub/changes';
export { coalesced } from './pubsub/coalesced';
export type { Kept } from './pubsub/kept';
export { withLease } from './pubsub/lease';
export { PubSub } from './pubsub/pubsub';
export { HttpModule, PlatformModule } from './platform.module';
export { callProvider, ProviderUnreachable, ProviderUnsent, type ProviderResponse } from './providers/provider-call';
export { Labels, labelsOf, marked, PersonnelOnly, Secret, ServerSet, Unlogged } from './columns/column-rules';
export * from './columns/columns';
export * from './http/documentation';
export {
  conditionOn,
  escapeLike,
  listableColumns,
  readListQuery,
  type Columns,
  type Condition,
  type ListQuery,
  type RawQuery,
} from './resource/list-query';
export { ListDownload, ListFiles } from './resource/list-files';
export { ListTotals } from './resource/list-totals';
export type { Input } from './resource/inputs';
export { Lookup, readId, requireParameters } from './resource/lookups';
export { RecordChanges } from './resource/record-changes';
export { ReadAt } from './resource/inputs';
export { eachOf, MAX_ROWS, Records, type AllRows, type Narrow } from './resource/records';
export { rowChanged } from './resource/row-changed';
export { Resource } from './resource/resource';
export { savedBy } from './resource/resource-names';
export { SearchedByBand, SearchedByUser } from './resource/searched-by';
export { forgottenTime } from './storage/forgotten-time';
export { fileColumns, NamesFile } from './storage/names-file';
export { completePictures, OldPictures } from './storage/old-pictures';
export type { PictureFault } from './storage/open-picture';
export { PictureWidths } from './storage/picture-widths';
export { Pictures } from './storage/pictures';
export { Storage, type Area } from './storage/storage';
export { Sealing } from './sealing/sealing';
export { hashOf, isSame, SIGNATURE_BYTES, signatureOf } from './sealing/signing';
export { Settings, type SettingValues } from './settings/settings';
export { ShopSetting } from './settings/shop-setting.entity';
