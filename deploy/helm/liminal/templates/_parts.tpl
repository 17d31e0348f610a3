{{- define "liminal.labels" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/part-of: liminal
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end }}

{{- define "liminal.selector" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end }}

{{- define "liminal.image" -}}
{{ .root.Values.image.repository }}-{{ .name }}:{{ .root.Values.image.tag }}
{{- end }}

{{- define "liminal.locked" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "liminal.fromSecret" -}}
valueFrom: { secretKeyRef: { name: {{ .root.Values.secret }}, key: {{ .key }} } }
{{- end }}

{{- define "liminal.urls" -}}
{{- $urls := list -}}
{{- range $name, $_ := .Values.services }}{{ $urls = append $urls (printf "%s=http://%s:3000" $name $name) }}{{ end -}}
{{- join "," $urls -}}
{{- end }}
