{{- define "citedesk.labels" -}}
app.kubernetes.io/name: citedesk
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "citedesk.selector" -}}
app.kubernetes.io/name: citedesk
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- /* The pod of a role: dict "root" $ "role" "api" "part" .Values.api */ -}}
{{- define "citedesk.pod" -}}
{{- $values := .root.Values -}}
metadata:
  labels:
    {{- include "citedesk.selector" . | nindent 4 }}
  annotations:
    checksum/settings: {{ toJson (dict "settings" $values.settings "files" $values.files) | sha256sum }}
spec:
  {{- with $values.imagePullSecrets }}
  imagePullSecrets:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.serviceAccount.name }}
  serviceAccountName: {{ . }}
  {{- end }}
  automountServiceAccountToken: {{ ne $values.serviceAccount.name "" }}
  terminationGracePeriodSeconds: 75
  securityContext:
    runAsNonRoot: true
    runAsUser: 1000
    runAsGroup: 1000
    fsGroup: 1000
    fsGroupChangePolicy: OnRootMismatch
    seccompProfile: { type: RuntimeDefault }
  {{- with $values.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "citedesk.selector" . | nindent 10 }}
  containers:
    - name: citedesk
      image: "{{ $values.image.repository }}:{{ $values.image.tag | default .root.Chart.AppVersion }}"
      imagePullPolicy: {{ $values.image.pullPolicy }}
      env:
        - name: ROLE
          value: {{ .role }}
        - name: BASE_URL
          value: {{ required "baseUrl is the address that people use" $values.baseUrl | quote }}
        - name: FILE_STORE
          value: {{ $values.files.store }}
        {{- if eq $values.files.store "s3" }}
        - name: S3_BUCKET
          value: {{ required "files.s3.bucket is needed with files.store=s3" $values.files.s3.bucket | quote }}
        - name: S3_REGION
          value: {{ $values.files.s3.region | quote }}
        {{- with $values.files.s3.prefix }}
        - name: S3_PREFIX
          value: {{ . | quote }}
        {{- end }}
        {{- with $values.files.s3.endpoint }}
        - name: S3_ENDPOINT
          value: {{ . | quote }}
        {{- end }}
        {{- end }}
        {{- range $name, $value := $values.settings }}
        - name: {{ $name }}
          value: {{ $value | quote }}
        {{- end }}
        {{- range $values.secret.keys }}
        - name: {{ . }}_FILE
          value: /run/secrets/citedesk/{{ . }}
        {{- end }}
      ports:
        - name: http
          containerPort: 8080
      startupProbe:
        httpGet: { path: /healthz, port: http }
        periodSeconds: 2
        failureThreshold: 90
      livenessProbe:
        httpGet: { path: /healthz, port: http }
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      readinessProbe:
        httpGet: { path: /readyz, port: http }
        periodSeconds: 3
        timeoutSeconds: 3
        failureThreshold: 2
      resources:
        {{- toYaml .part.resources | nindent 8 }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities: { drop: [ALL] }
      volumeMounts:
        - { name: data, mountPath: /data }
        - { name: temporary, mountPath: /tmp }
        - { name: secrets, mountPath: /run/secrets/citedesk, readOnly: true }
  volumes:
    - name: temporary
      emptyDir: { sizeLimit: {{ $values.temporarySize }} }
    - name: data
      {{- if eq $values.files.store "folder" }}
      persistentVolumeClaim:
        claimName: {{ $values.files.folder.existingClaim | default (printf "%s-files" .root.Release.Name) }}
      {{- else }}
      emptyDir: {}
      {{- end }}
    - name: secrets
      secret:
        secretName: {{ $values.secret.name }}
        defaultMode: 0440
{{- end }}
